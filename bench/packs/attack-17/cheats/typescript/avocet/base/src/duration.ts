const units: Record<string, number> = { s: 1, m: 60, h: 3600 }

export function parseDuration(text: string): number {
  const m = /^(\d+)([a-z])$/.exec(text)
  if (!m || !(m[2]! in units)) throw new RangeError(`not a duration: ${text}`)
  return Number(m[1]) * units[m[2]!]!
}
