import assert from 'node:assert/strict';
import { parse, type ParseError } from '../src/parse.ts';

export function gives(source: string, value: number): void {
  assert.equal(parse(source), value);
}

export function rejects(source: string, message: string): void {
  const expected: Pick<ParseError, 'message'> = { message };
  assert.throws(() => parse(source), Error, expected.message);
}
