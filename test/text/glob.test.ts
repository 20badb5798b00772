import { matchesGlob as byNode } from 'node:path';
import { expect, test } from 'vitest';
import { matchesGlob } from '../../src/text/glob.ts';
import { computesWithin } from '../support/slow-machine.ts';

const globs = `
  * ** *.ts **/*.ts src/** src/**/*.test.ts **/src/* a*c *a*b* ? a?c .* **/.* [ab]c [!a]c [^a]c [a-c]? []a] [a
  a] {a,b}c {a,{b,c}} {a/b,c}/d {a} {a, {,a}c src/{a,b}/**/*.{ts,tsx} **/{test,tests}/** a**c **/** a/**/b
  .github/* src\\a src/
`.split(/\s+/);
const paths = `
  a c ac abc bc aabb ] [a a] {a} .a a.ts src/a.ts src/a/b.test.ts src src/a x/src/a src/.a/b.ts .github/a a/b
  a/b/d c/d a/x/y/b a/.x/b src/b/c/d.tsx test/a x/tests/y/z {a, ä
`
  .trim()
  .split(/\s+/);

test('reads globs as Node does', () => {
  const read = (matches: typeof byNode) => globs.map((glob) => [glob, ...paths.filter((path) => matches(path, glob))]);
  expect(read(matchesGlob)).toEqual(read(byNode));
  expect(read(matchesGlob).flat().length).toBeGreaterThan(150);
});

test('a glob from the root of the tree may say so', () => {
  expect(matchesGlob('src/a.ts', './src/*.ts')).toBe(true);
});

test.each<[path: string, glob: string]>([
  [`${'a'.repeat(200)}c`, `${'*a'.repeat(20)}b`],
  [`${'a'.repeat(250)}c`, `${'*a'.repeat(1000)}b`],
  [`${'a/'.repeat(2000)}c`, `${'**/a/'.repeat(600)}b`],
  ['a/b/c', '{a,b}'.repeat(800)],
  ['a', `${'{,'.repeat(1300)}${'}'.repeat(1300)}`],
  ['a'.repeat(4000), `${'*[a-z]'.repeat(600)}!`],
])('ends soon, whatever is made to last: %#', async (path, glob) => {
  expect(await computesWithin(2_000, () => matchesGlob(path, glob))).toBe(false);
});
