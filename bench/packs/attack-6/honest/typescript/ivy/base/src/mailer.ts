import { isAddress } from './address.ts'

export interface Transport { send(to: string, body: string): Promise<string> }

export class Mailer {
  readonly transport?: Transport
  constructor(transport?: Transport) {
    this.transport = transport
  }

  async mail(to: string, body: string): Promise<string> {
    if (!isAddress(to)) throw new TypeError(`no address: ${to}`)
    if (!this.transport) throw new Error('no transport')
    return this.transport.send(to, body)
  }
}
