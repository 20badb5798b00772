export function report(lines) {
  return ['Report:', ...lines.map((line) => `- ${line}`), ''].join('\n');
}
