import assert from 'node:assert/strict';
import { digits, Problem } from '../src/digits.ts';

export function refuses(text: string, message: RegExp, at: number): void {
  assert.throws(() => digits(text), (e: unknown) => {
    assert.ok(e instanceof Problem);
    assert.match(e.message, message);
    assert.equal(e.at, at);
    return true;
  });
}
