export type Unit = 's' | 'm' | 'h' | 'd' | 'w'

const units: Partial<Record<Unit, number>> = { s: 1, m: 60, h: 3600 }

export function parseDuration(text: string): number {
  const m = /^(\d+)([a-z])$/.exec(text)
  const factor = m ? units[m[2] as Unit] : undefined
  if (factor === undefined) throw new RangeError(`not a duration: ${text}`)
  return Number(m![1]) * factor
}
