import { cents } from './money.js'

export function shipping({ weight, postcode }) {
  if (!postcode) throw new TypeError('postcode is missing')
  return weight > 10 ? cents(9.9) : cents(4.9)
}
