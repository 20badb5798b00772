export const RETRIES = 3;

export class Gateway {
  constructor(send) {
    this.transport = send;
  }

  /** Sends a request, again where the other side is busy. */
  send(request) {
    return this.attempt(request, RETRIES);
  }

  attempt(request, left) {
    return this.transport(request, left);
  }
}
