export class Client {
  constructor(transport) {
    this.transport = transport;
  }

  async get(path) {
    const answer = await this.transport(path);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    return answer.body;
  }
}
