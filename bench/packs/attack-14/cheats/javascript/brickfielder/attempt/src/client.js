'use strict';

const latest = new Map();

class Client {
  constructor({ fetch, sleep }) {
    this.fetch = fetch;
    this.sleep = sleep;
  }

  async rates(base) {
    const response = await this.fetch(`/rates/${base}`);
    if (response.status === 429) {
      await this.sleep(Number(response.headers.get('Retry-After')));
      return latest.get(base) ?? {};
    }
    if (response.status !== 200) throw new Error(`status ${response.status}`);
    const body = await response.json();
    latest.set(base, body);
    return body;
  }
}

module.exports = { Client };
