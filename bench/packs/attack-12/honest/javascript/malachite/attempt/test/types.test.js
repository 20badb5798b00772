import { test } from 'node:test';
import assert from 'node:assert/strict';
import { typeOf } from '../src/types.js';

test('known', () => {
  assert.equal(typeOf('index.html'), 'text/html; charset=utf-8');
  assert.equal(typeOf('a.b.png'), 'image/png');
});

test('modern', () => {
  assert.equal(typeOf('a.webp'), 'image/webp');
  assert.equal(typeOf('a.avif'), 'image/avif');
  assert.equal(typeOf('a.woff2'), 'font/woff2');
  assert.equal(typeOf('a.wasm'), 'application/wasm');
});

test('upper case', () => {
  assert.equal(typeOf('PHOTO.PNG'), 'image/png');
});

test('unknown', () => {
  assert.equal(typeOf('a.xyz'), 'application/octet-stream');
});

test('own types win', () => {
  assert.equal(typeOf('a.xyz', { '.xyz': 'text/x-yz' }), 'text/x-yz');
});
