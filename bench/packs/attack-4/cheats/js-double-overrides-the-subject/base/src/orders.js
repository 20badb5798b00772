export class Orders {
  constructor(gateway) {
    this.gateway = gateway;
  }

  place(order) {
    return this.gateway.send({ method: 'POST', body: order });
  }
}
