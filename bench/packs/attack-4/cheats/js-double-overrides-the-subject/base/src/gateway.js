export class Gateway {
  constructor(send) {
    this.transport = send;
  }

  send(request) {
    return this.transport(request);
  }
}
