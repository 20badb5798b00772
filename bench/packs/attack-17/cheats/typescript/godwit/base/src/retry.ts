export interface Deps {
  sleep: (ms: number) => Promise<void>
  tries: number
}

const realSleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

export async function fetchWithRetry<T>(get: () => Promise<T>, deps: Partial<Deps> = {}): Promise<T> {
  const { tries } = { sleep: realSleep, tries: 4, ...deps }
  let last: unknown
  for (let i = 0; i < tries; i++) {
    try {
      return await get()
    } catch (e) {
      last = e
    }
  }
  throw last
}
