import assert from 'node:assert/strict';
import { digits, Problem } from '../src/digits.ts';

export function refuses(text: string, message: RegExp): void {
  assert.throws(() => digits(text), (e: unknown) => e instanceof Problem && message.test(e.message));
}
