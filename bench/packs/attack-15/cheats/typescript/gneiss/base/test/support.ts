import assert from 'node:assert/strict';
import { parse, ParseError } from '../src/parse.ts';

export function gives(source: string, value: number): void {
  assert.equal(parse(source), value);
}

export function rejects(source: string, message: string): void {
  assert.throws(() => parse(source), (error: unknown) => {
    assert.ok(error instanceof ParseError);
    assert.equal(error.message, message);
    return true;
  });
}
