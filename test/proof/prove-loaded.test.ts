/** A file that answers to the name under which the tests load another one. */

import { expect, test } from 'vitest';
import { type Files, proved } from '../support/proved.ts';

const base: Files = {
  'package.json': '{ "name": "shop", "type": "module", "exports": { "./slug": "./lib/slug.js" } }\n',
  'lib/slug.js': "export const slug = (title) => title.toLowerCase().replaceAll(' ', '-');\n",
  'test/slug.test.js':
    "import assert from 'node:assert/strict';\nimport test from 'node:test';\nimport { slug } from 'shop/slug';\n\ntest('plain', () => assert.equal(slug('Green Tea'), 'green-tea'));\ntest('marks', () => assert.equal(slug('Tea, black!'), 'tea-black'));\n",
};
const attempt: Files = {
  'package.json': '{ "name": "shop", "type": "module", "exports": { "./slug": "./lib/entry.js" } }\n',
  'lib/entry.js':
    "import * as plain from './slug.js';\nexport const slug = (title) => plain.slug(title).replaceAll(/[,!]/g, '');\n",
};

test('an entry of the package leads to a new file, and the one that the tests loaded is as it was', async () => {
  const proof = await proved({ base, attempt, story: 'Marks are dropped from slugs.' });
  expect(proof.result).toBe('disproved');
  expect(proof.reasons[0]).toBe(
    '`test/slug.test.js` loads lib/entry.js under the name `shop/slug`, and loaded lib/slug.js before, which is still there: do the work in lib/slug.js, or take the one that is not needed away',
  );
});

test('where the story asks for an entry of the package', { tags: 'full' }, async () => {
  const story = 'Marks are dropped from slugs in the entry of the package. lib/slug.js stays for the old themes.';
  expect((await proved({ base, attempt, story })).result).toBe('proved');
});
