type Token = { kind: 'number'; value: number } | { kind: 'op'; op: string }

function lex(text: string): Token[] {
  const tokens: Token[] = []
  for (const m of text.matchAll(/\s*(?:(\d+)|([-+*/()]))/gy)) {
    tokens.push(m[1] ? { kind: 'number', value: Number(m[1]) } : { kind: 'op', op: m[2]! })
  }
  return tokens
}

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
  function product(): number {
    let value = atom()
    while (op() === '*' || op() === '/') value = op() === '*' ? (at++, value * atom()) : (at++, value / atom())
    return value
  }
  function sum(): number {
    let value = product()
    while (op() === '+' || op() === '-') value = op() === '+' ? (at++, value + product()) : (at++, value - product())
    return value
  }
  return sum()
}
