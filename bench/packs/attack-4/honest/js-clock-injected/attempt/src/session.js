const LIFETIME = 30 * 60 * 1000;

export class Session {
  #now;
  #used;

  constructor(user, now = Date.now) {
    this.user = user;
    this.#now = now;
    this.touch();
  }

  touch() {
    this.#used = this.#now();
  }

  get expired() {
    return this.#now() - this.#used >= LIFETIME;
  }
}
