import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MB, settings } from '../src/settings.ts';
import { TooLarge, accept } from '../src/upload.ts';

test('accepts up to the limit', () => {
  assert.equal(accept('My Photo.jpg', settings.uploadBytes), 'my-photo.jpg');
});

test('refuses beyond the limit', () => {
  assert.throws(() => accept('a.jpg', settings.uploadBytes + 1), TooLarge);
});

test('accepts twenty megabytes', () => {
  assert.equal(accept('film.mp4', 20 * MB), 'film.mp4');
});

test('says how large it was', () => {
  assert.throws(() => accept('film.mp4', 30.25 * MB), { message: 'film.mp4: 30.3 MB, at most 20 MB' });
});
