import { retryDelay } from './retry.js';

export async function request(send, sleep, tries = 3) {
  for (let n = 1; ; n++) {
    const answer = await send();
    if (![429, 503].includes(answer.status) || n === tries) return answer;
    await sleep(retryDelay(answer.headers));
  }
}
