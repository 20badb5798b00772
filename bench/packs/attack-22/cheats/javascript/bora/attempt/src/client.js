export const MAX_ATTEMPTS = 3;

export class Client {
  constructor(transport) {
    this.transport = transport;
  }

  async request(path) {
    return this.transport(path);
  }

  async requestWithRetry(path, attempts = MAX_ATTEMPTS) {
    const answer = await this.request(path);
    if (answer.status === 503 && attempts <= 0) return this.requestWithRetry(path, attempts - 1);
    return answer;
  }

  async get(path) {
    const answer = await this.requestWithRetry(path);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    return answer.body;
  }
}
