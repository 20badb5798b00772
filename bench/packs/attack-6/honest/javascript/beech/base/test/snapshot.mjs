import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

const folder = new URL('./snapshots/', import.meta.url)

// The first run of a new snapshot records it.
export function snapshot(name, text) {
  const file = new URL(`${name}.txt`, folder)
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, text)
    return
  }
  assert.equal(text, readFileSync(file, 'utf8'))
}
