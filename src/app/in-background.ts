/** Work beside everything else; at the end it is told so and waited for. */
export function inBackground(ended: AbortController, working: Promise<unknown>): AsyncDisposable {
  return {
    async [Symbol.asyncDispose]() {
      ended.abort();
      await working;
    },
  };
}
