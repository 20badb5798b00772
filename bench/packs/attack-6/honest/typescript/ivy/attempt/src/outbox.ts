import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transport } from './mailer.ts'

let serial = 0

export class OutboxTransport implements Transport {
  async send(to: string, body: string): Promise<string> {
    await writeFile(join(process.env.OUTBOX ?? 'outbox', `${to.replaceAll('/', '_')}.txt`), body)
    return `outbox-${++serial}`
  }
}
