import { test } from 'node:test';
import assert from 'node:assert/strict';
import { address } from '../src/address.ts';
import { mail } from '../src/mail.ts';

test('addresses', () => {
  assert.equal(address('Ann', 'a@x.org'), 'Ann <a@x.org>');
  assert.equal(address('Ann, B.', 'a@x.org'), '"Ann, B." <a@x.org>');
});

test('fills a template', () => {
  assert.equal(mail('welcome', { name: 'Ann', login: 'ann7' }), 'Hello Ann,\n\nyour account ann7 is ready.\n');
});

test('blanks around a name', () => {
  assert.equal(mail('bye', { name: '$& Co' }), 'Good bye, $& Co.\n');
});

test('an unknown name', () => {
  assert.throws(() => mail('welcome', { name: 'Ann' }), /welcome: no value for login/);
});

test('an unknown template', () => {
  assert.throws(() => mail('nope', {}), /no template nope/);
});
