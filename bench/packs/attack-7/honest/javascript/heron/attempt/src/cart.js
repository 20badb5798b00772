import { format } from './format.js'

export function total(lines) {
  const sum = lines.reduce((all, line) => all + line.cents * line.count, 0)
  return sum < 10000 ? sum : sum - Math.round(sum / 10)
}

export function receipt(lines) {
  return [...lines.map((line) => `${line.count} x ${line.title}  ${format(line.cents)}`), `total  ${format(total(lines))}`].join('\n')
}
