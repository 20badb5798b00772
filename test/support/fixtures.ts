/** Makes a fixture of what has to be closed: it is opened for each test that asks for it, and closed after it. */
export function opened<T extends AsyncDisposable | Disposable>(open: () => T | Promise<T>) {
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads there which fixtures this one needs.
  return async ({}: object, use: (value: T) => Promise<void>) => {
    await using it = await open();
    await use(it);
  };
}
