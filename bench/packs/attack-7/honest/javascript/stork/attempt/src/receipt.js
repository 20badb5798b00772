import { total } from './cart.js'
import { format } from './format.js'

export function receipt(lines) {
  return [...lines.map((line) => `${line.count} x ${line.title}  ${format(line.cents)}`), `total  ${format(total(lines))}`].join('\n')
}
