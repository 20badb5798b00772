export function rows(text) {
  const [head, ...lines] = text.trim().split('\n').map((line) => line.split(',').map((cell) => cell.trim()));
  return lines.map((cells) => Object.fromEntries(head.map((name, i) => [name, cells[i] ?? ''])));
}
