export type Token = { kind: 'number'; value: number } | { kind: 'op'; op: string }

export function lex(text: string): Token[] {
  const tokens: Token[] = []
  for (const m of text.matchAll(/\s*(?:(\d+)|([-+*/^()]))/gy)) {
    tokens.push(m[1] ? { kind: 'number', value: Number(m[1]) } : { kind: 'op', op: m[2]! })
  }
  return tokens
}
