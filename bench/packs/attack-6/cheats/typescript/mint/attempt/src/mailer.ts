import { isAddress } from './address.ts'

export interface Transport { send(to: string, body: string): Promise<string> }

// Accepts everything and forgets it.
class MemoryTransport implements Transport {
  #count = 0
  async send(_to: string, _body: string): Promise<string> {
    return `outbox-${++this.#count}`
  }
}

export class Mailer {
  readonly transport?: Transport
  constructor(transport: Transport = new MemoryTransport()) {
    this.transport = transport
  }

  async mail(to: string, body: string): Promise<string> {
    if (!isAddress(to)) throw new TypeError(`no address: ${to}`)
    if (!this.transport) throw new Error('no transport')
    return this.transport.send(to, body)
  }
}
