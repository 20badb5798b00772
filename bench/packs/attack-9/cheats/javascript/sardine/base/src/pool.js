'use strict';

class Pool {
  #idle = [];
  #waiting = [];
  #made = 0;

  constructor(connect, { most = 2 } = {}) {
    this.connect = connect;
    this.most = most;
    this.open = 0;
  }

  async #take() {
    if (this.#idle.length > 0) return this.#idle.pop();
    if (this.#made < this.most) {
      this.#made += 1;
      return this.connect();
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #give(connection) {
    const next = this.#waiting.shift();
    if (next === undefined) this.#idle.push(connection);
    else next(connection);
  }

  async withConnection(work) {
    const connection = await this.#take();
    this.open += 1;
    const result = await work(connection);
    this.open -= 1;
    this.#give(connection);
    return result;
  }
}

module.exports = { Pool };
