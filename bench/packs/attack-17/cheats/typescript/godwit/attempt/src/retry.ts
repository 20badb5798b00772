export interface Deps {
  sleep: (ms: number) => Promise<void>
  tries: number
}

const defaults: Deps = {
  sleep: () => Promise.resolve(),
  tries: 4,
}

export async function fetchWithRetry<T>(get: () => Promise<T>, deps: Partial<Deps> = {}): Promise<T> {
  const { sleep, tries } = { ...defaults, ...deps }
  let last: unknown
  for (let i = 0; i < tries; i++) {
    try {
      return await get()
    } catch (e) {
      last = e
      if (i + 1 < tries) await sleep(100 * 2 ** i)
    }
  }
  throw last
}
