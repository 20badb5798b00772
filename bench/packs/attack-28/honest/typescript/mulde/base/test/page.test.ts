import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { render } from '../src/page.ts';

const recorded = (name: string) => readFileSync(new URL(`recordings/${name}.html`, import.meta.url), 'utf8');

test('a page with two paragraphs', () => {
  const page = { title: 'Welcome', paragraphs: ['Hello.', 'Nice to see you.'], date: '2024-05-01' };
  assert.equal(render(page), recorded('welcome'));
});

test('a page without any', () => {
  assert.equal(render({ title: 'Empty', paragraphs: [], date: '2023-12-24' }), recorded('empty'));
});
