import { describe, expect, test } from 'vitest';
import { readConfigFile } from '../../src/config/config-file.ts';
import { problemText } from '../../src/run/errors.ts';
import { computesWithin } from '../support/slow-machine.ts';

const texts = (text: string) => readConfigFile(text).problems.map(problemText);

test('problems carry line and column', () => {
  expect(texts('# ours\nlabel: x\n  max-turns: 3\n')[0]).toMatch(/^\.github\/redgreen\.yml:2:8: Nested mappings/);
  expect(texts('label: "x\n')[0]).toMatch(/^\.github\/redgreen\.yml:2:1: Missing closing/);
  expect(texts('label: x\nmax-turns: 0\n')).toEqual([
    '.github/redgreen.yml:2:1: max-turns is 0; allowed: a whole number from 1 to 1000',
  ]);
  expect(texts('label: a\r\nlabel: b\r\n')[0]).toMatch(/:2:1: label is given twice/);
});

test.each(['', '# nothing\n', '---\n', 'label:\n', '\uFEFF# mark\n'])('%j sets nothing', (text) => {
  expect(readConfigFile(text)).toEqual({ values: new Map(), problems: [], places: new Map() });
});

test.each(['- a\n- b\n', 'just words', '3'])('%j is not a mapping', (text) => {
  expect(texts(text)).toEqual([expect.stringContaining('not a mapping of settings')]);
});

test('two documents, unknown tags and prototype keys are told', () => {
  expect(texts('label: a\n---\nlabel: b\n')).toHaveLength(1);
  expect(texts('__proto__: {review: false}\nconstructor: x\n')).toHaveLength(2);
  expect(readConfigFile('label: !!js/function "x"\n').values.get('label')).toBe('x');
});

describe('what would hang or fill a reader ends fast', () => {
  const bomb = ['a: &a [x, x, x, x, x, x, x, x, x]'];
  for (let letter = 1; letter < 9; letter++) {
    const [name, of] = [String.fromCharCode(97 + letter), String.fromCharCode(96 + letter)];
    bomb.push(`${name}: &${name} [${Array(9).fill(`*${of}`).join(', ')}]`);
  }
  test.each([
    ['aliases', bomb.join('\n')],
    ['depth', `label: ${'['.repeat(20_000)}`],
    ['depth of maps', `label: ${'{a: '.repeat(10_000)}`],
    ['quotes', `label: ${'"\\'.repeat(15_000)}`],
    ['keys', Array.from({ length: 6000 }, (_, index) => `k${index}: 1`).join('\n')],
    ['a glob', `test-paths: ["${'{a,'.repeat(150)}"]\nlabel: ${'-'.repeat(40_000)}`],
    ['a branch', `base-branch: ${'a/'.repeat(20_000)}`],
    ['blanks', `label: a${' '.repeat(60_000)}b`],
  ])('%s', async (_, text) => {
    // A linear reader needs a tenth of this; what is exponential needs for ever.
    const { problems } = await computesWithin(20_000, () => readConfigFile(text));
    expect(problems.length).toBeGreaterThan(0);
  });

  test('more than 64 KiB is not even parsed', () => {
    expect(texts(`label: ${'x'.repeat(65_537)}`)).toEqual([
      '.github/redgreen.yml: the file has 65544 bytes; allowed: 65536',
    ]);
  });
});
