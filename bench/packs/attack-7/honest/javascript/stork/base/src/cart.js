import { format } from './format.js'

export function total(lines) {
  return lines.reduce((sum, line) => sum + line.cents * line.count, 0)
}

export function receipt(lines) {
  return [...lines.map((line) => `${line.count} x ${line.title}  ${format(line.cents)}`), `total  ${format(total(lines))}`].join('\n')
}
