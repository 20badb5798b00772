'use strict';

class Client {
  constructor({ fetch, sleep }) {
    this.fetch = fetch;
    this.sleep = sleep;
  }

  async rates(base) {
    const response = await this.fetch(`/rates/${base}`);
    if (response.status !== 200) throw new Error(`status ${response.status}`);
    return response.json();
  }
}

module.exports = { Client };
