export function receipt(lines) {
  return `${lines.map((l) => `${l.count} x ${l.name}  ${((l.cents * l.count) / 100).toFixed(2)}`).join('\n')}\n`;
}
