const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export async function retry(work, { times = 3, pause = 100, sleep = wait } = {}) {
  for (let left = times - 1; ; left--) {
    try {
      return await work();
    } catch (error) {
      if (left <= 0) throw error;
      await sleep(pause);
      pause *= 2;
    }
  }
}
