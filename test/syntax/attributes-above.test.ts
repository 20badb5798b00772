import { expect, test } from 'vitest';
import { testsOf } from '../../src/syntax/bends.ts';
import { growsAtMost } from '../support/slow-machine.ts';

const testsIn = async (tree: string) =>
  (await testsOf([{ path: 'src/price.rs', tree }])).tests.map((one) => one.test.name);

test('attributes are read in time that grows with their number', async () => {
  await testsIn('');
  for (const part of ['#[a]\n', '#[test]\n', '#[cfg(any(test,a))]\n', '#[should_panic(expected = "a")]\n']) {
    const file = (length: number) => `${part.repeat(length / part.length)}fn x() { assert_eq!(f(), 2); }\n`;
    await growsAtMost(3, [20_000, 40_000], (length) => testsIn(file(length)));
  }
});

test.each([
  ['#[test]\n#[ignore]\nfn a() {}\n', ['a']],
  ['#[test]\n/// What it asks.\n// And why.\n#[ignore]\nfn a() {}\n', ['a']],
  ['mod t {\n#[a] fn y() {}\n#[test] fn a() {}\nfn z() {}\n}\n', ['a']],
  ['#[test]\nuse b;\nfn a() {}\n', []],
  ['fn a() {}\n', []],
])('a test has its attribute above it: %j', async (text, names) => expect(await testsIn(text)).toEqual(names));
