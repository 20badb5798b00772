export class HttpError extends Error {
  constructor(status) {
    super(`status ${status}`);
    this.status = status;
  }
}

export function client({ send }) {
  return {
    async get(path) {
      const answer = await send(path);
      if (answer.status >= 400) throw new HttpError(answer.status);
      return answer.body;
    },
  };
}
