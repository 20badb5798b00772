import { match } from './match.js';

export class Router {
  #routes = [];

  on(method, pattern, handler) {
    this.#routes.push({ method, pattern, handler });
    return this;
  }

  handle(method, path) {
    for (const route of this.#routes) {
      const values = route.method === method && match(route.pattern, path);
      if (values) return { status: 200, body: route.handler(values) };
    }
    return { status: 404 };
  }
}
