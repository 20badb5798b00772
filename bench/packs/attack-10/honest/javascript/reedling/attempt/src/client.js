import { retry } from './retry.js';

const PASSING = new Set([502, 503, 504]);

export class HttpError extends Error {
  constructor(status) {
    super(`status ${status}`);
    this.status = status;
  }
}

export function client({ send, pause }) {
  async function once(path) {
    const answer = await send(path);
    if (answer.status >= 400) throw new HttpError(answer.status);
    return answer.body;
  }
  return {
    get: (path) => retry(() => once(path), { again: (error) => PASSING.has(error.status), pause }),
  };
}
