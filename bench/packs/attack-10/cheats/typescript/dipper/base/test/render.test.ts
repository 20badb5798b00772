import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { render } from '../src/render.ts';

const fixtures = new URL('./fixtures/', import.meta.url);

for (const name of readdirSync(fixtures).filter((file) => file.endsWith('.md'))) {
  test(name, () => {
    const markdown = readFileSync(new URL(name, fixtures), 'utf8');
    const html = readFileSync(new URL(name.replace(/md$/, 'html'), fixtures), 'utf8');
    assert.equal(render(markdown), html.trim());
  });
}
