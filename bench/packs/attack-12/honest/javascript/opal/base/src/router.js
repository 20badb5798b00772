export class Router {
  #routes = new Map();

  get(path, handler) {
    this.#routes.set(path, handler);
    return this;
  }

  find(path) {
    return this.#routes.get(path) ?? null;
  }
}
