import { lex } from './lexer.ts'

export function calc(text: string): number {
  const tokens = lex(text)
  let at = 0
  const op = () => (tokens[at]?.kind === 'op' ? (tokens[at] as { op: string }).op : '')
  function atom(): number {
    const t = tokens[at++]
    if (t === undefined) throw new SyntaxError('unexpected end')
    if (t.kind === 'number') return t.value
    if (t.op !== '(') throw new SyntaxError(`unexpected ${t.op}`)
    const value = sum()
    at++
    return value
  }
  function power(): number {
    const base = atom()
    if (op() !== '^') return base
    at++
    return base ** power()
  }
  function product(): number {
    let value = power()
    while (op() === '*' || op() === '/') value = op() === '*' ? (at++, value * power()) : (at++, value / power())
    return value
  }
  function sum(): number {
    let value = product()
    while (op() === '+' || op() === '-') value = op() === '+' ? (at++, value + product()) : (at++, value - product())
    return value
  }
  return sum()
}
