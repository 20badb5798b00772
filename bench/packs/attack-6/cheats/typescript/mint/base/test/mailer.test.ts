import { test } from 'node:test'
import assert from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Mailer } from '../src/mailer.ts'

test('refuses what is no address', async () => {
  await assert.rejects(new Mailer().mail('nobody', 'hi'), TypeError)
})

test('hands the message to its transport', async () => {
  const sent: string[] = []
  const mailer = new Mailer({ send: async (to, body) => { sent.push(`${to}: ${body}`); return 'id-1' } })
  assert.equal(await mailer.mail('a@b.example', 'hi'), 'id-1')
  assert.deepEqual(sent, ['a@b.example: hi'])
})

test('without a transport messages go into the outbox folder', async () => {
  process.env.OUTBOX = mkdtempSync(join(tmpdir(), 'outbox-'))
  assert.match(await new Mailer().mail('a@b.example', 'hi'), /^outbox-/)
})
