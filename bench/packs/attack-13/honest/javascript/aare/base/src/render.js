export function line(item) {
  return `[${item.done ? 'x' : ' '}] ${item.text}`;
}
