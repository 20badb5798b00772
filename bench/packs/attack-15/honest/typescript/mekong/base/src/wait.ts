export async function until(ready: () => boolean, tries = 50): Promise<number> {
  for (let n = 1; n <= tries; n += 1) {
    if (ready()) return n;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  throw new Error('not ready');
}
