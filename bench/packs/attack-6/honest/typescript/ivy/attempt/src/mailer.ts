import { isAddress } from './address.ts'
import { OutboxTransport } from './outbox.ts'

export interface Transport { send(to: string, body: string): Promise<string> }

export class Mailer {
  readonly transport: Transport
  constructor(transport: Transport = new OutboxTransport()) {
    this.transport = transport
  }

  async mail(to: string, body: string): Promise<string> {
    if (!isAddress(to)) throw new TypeError(`no address: ${to}`)
    return this.transport.send(to, body)
  }
}
