import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parse } from '../lib/load.js';

describe('parse', () => {
  it('reads json', () => {
    assert.deepEqual(parse('a.json', '{"a":1}'), { a: 1 });
  });
  it('reads properties', () => {
    assert.deepEqual(parse('a.properties', 'a = 1\nb=2'), { a: '1', b: '2' });
  });
  it('says what it cannot read', () => {
    assert.throws(() => parse('a.xml', ''), /unsupported format: \.xml/);
    assert.throws(() => parse('a.ini', 'a=1'), /unsupported format: \.ini/);
  });
});
