export async function connect(open, { tries = 3, wait = 1, debug = () => {} } = {}) {
  let last;
  for (let i = 1; i <= tries; i++) {
    debug(`try ${i} of ${tries}`);
    try {
      return await open();
    } catch (error) {
      last = error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  throw new Error(`gave up after ${tries} tries`, { cause: last });
}
