/** What the promise gives, unless a slow machine needs more than some milliseconds. */
export async function within<T>(ms: number, promise: Promise<T>): Promise<T | void> {
  let timer: NodeJS.Timeout
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
