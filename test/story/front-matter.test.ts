import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readFrontMatter } from '../../src/story/front-matter.ts';
import { type StoryState, writeFrontMatter } from '../../src/story/front-matter-write.ts';

const at = '2026-11-21T10:20:30.405Z';
const state: StoryState = {
  status: 'in-progress',
  implementation_retry_count: 2,
  last_test_run: { passed: false, failures: 1, timestamp: at },
  branch: 'ai-implement/7-ten-percent-off',
  updated: at,
};
const write = (text: string, changes: StoryState = state) => writeFrontMatter(Buffer.from(text), changes).toString();

test('a file without front matter gets one, and keeps its bytes', () => {
  expect(write('# Title\n')).toBe(
    `---\nstatus: in-progress\nimplementation_retry_count: 2\nlast_test_run:\n  passed: false\n  failures: 1\n  timestamp: '${at}'\nbranch: ai-implement/7-ten-percent-off\nupdated: '${at}'\n---\n\n# Title\n`,
  );
  expect(write('\uFEFF# Title\r\n', { status: 'passed' })).toBe(
    '\uFEFF---\r\nstatus: passed\r\n---\r\n\r\n# Title\r\n',
  );
  expect(write('', { status: 'passed' })).toBe('---\nstatus: passed\n---\n\n');
});

test('a block that is no mapping stays what it is: text', () => {
  expect(write('---\nprose\n---\n', { status: 'passed' })).toBe('---\nstatus: passed\n---\n\n---\nprose\n---\n');
});

describe('one key', () => {
  test.each([
    ['status: open # still', 'status: passed # still'],
    ['status:   "open"', 'status: passed'],
    ['status: "a # b"   # why', 'status: passed   # why'],
    ['status:', 'status: passed'],
    ['status:    # none yet', 'status: passed    # none yet'],
    ['status: |\n  a\n\n  b', 'status: passed'],
    ['status:\n- a\n- b', 'status: passed'],
    ['status: {a: 1}', 'status: passed'],
    ['"status": open', '"status": passed'],
  ])('%j becomes %j', (before, after) => {
    const rest = 'title: x\n# a comment\nnext:   1   # kept\n';
    expect(write(`---\n${before}\n${rest}---\nbody`, { status: 'passed' })).toBe(`---\n${after}\n${rest}---\nbody`);
  });

  test.each([
    ['branch: a/b', 'branch:'],
    ['branch: "a/b"   # mine', 'branch:   # mine'],
    ['branch:\n  a/b', 'branch:'],
    ['branch: >-\n  a\n  b', 'branch:'],
    ['branch:', 'branch:'],
    ['other: x', 'other: x'],
  ])('%j without a branch becomes %j, and can have one again', (before, after) => {
    const text = (yaml: string) => `---\r\n${yaml.replaceAll('\n', '\r\n')}\r\n---\r\nbody`;
    expect(write(text(before), { branch: null })).toBe(text(after));
    if (after.includes('branch:')) {
      const again = readFrontMatter(write(text(after), { branch: 'c/d' }));
      expect(again).toMatchObject({ data: { branch: 'c/d' } });
    }
  });

  test.each([
    '{title: Größe, status: open}',
    'title: Größe\n...',
    'status: &s open\ntitle: *s\nk: Größe',
    '? status\n: open\ntitle: Größe',
  ])('what no line can be edited of says the same afterwards: %j', (yaml) => {
    const before = readFrontMatter(`---\n${yaml}\n---\n`);
    const after = readFrontMatter(write(`---\n${yaml}\n---\nbody`, { status: 'passed' }));
    if (before.kind !== 'mapping') throw new Error(before.kind);
    expect(after).toEqual({ kind: 'mapping', data: { ...before.data, status: 'passed' }, body: 'body' });
  });

  test('bytes that are no UTF-8 survive, and a branch beyond ASCII is readable', () => {
    const bytes = Buffer.concat([
      Buffer.from('---\ntitle: x\nstatus: a\n---\n'),
      Buffer.from([0xff, 0xfe, 0x80, 0x85]),
    ]);
    const after = writeFrontMatter(bytes, { branch: 'ai-implement/größe' });
    expect(after.subarray(-4)).toEqual(Buffer.from([0xff, 0xfe, 0x80, 0x85]));
    expect(readFrontMatter(after.toString('utf8'))).toMatchObject({ data: { branch: 'ai-implement/größe' } });
  });
});

describe('whatever the file looks like', () => {
  test.each(Array.from({ length: 20 }, (_, index) => index))(
    'made from seed %i: our keys are set, all else is byte for byte',
    (seed) => {
      const random = randomFrom(seed);
      for (let round = 0; round < 25; round++) {
        const file = randomStory(random);
        const written = write(file.text);
        expectSet(written, file.text);
        // Line by line, what is not ours stands in the same order with the same bytes.
        const kept = file.foreign.filter((line) => line !== '');
        let from = 0;
        for (const line of kept) {
          const found = written.indexOf(line, from);
          expect(found, `${JSON.stringify(line)} in ${JSON.stringify(written)}`).toBeGreaterThanOrEqual(from);
          from = found + line.length;
        }
        expect(written.endsWith(file.body)).toBe(true);
        // Writing the same again changes nothing.
        expect(write(written)).toBe(written);
      }
    },
  );
});

function expectSet(written: string, before: string): void {
  const front = readFrontMatter(written);
  if (front.kind !== 'mapping') throw new Error(`not readable any more: ${JSON.stringify(written)}`);
  expect(front.data).toMatchObject(state);
  const old = readFrontMatter(before);
  if (old.kind !== 'mapping') return;
  const { last_test_run: _, ...ours } = state;
  for (const [key, value] of Object.entries(old.data)) {
    if (!(key in ours) && key !== 'last_test_run') expect(front.data[key]).toEqual(value);
  }
}

/** A small generator, so that a seed tells the whole case (mulberry32). */
function randomFrom(seed: number): () => number {
  let a = seed + 0x9e3779b9;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function randomStory(random: () => number): { text: string; foreign: string[]; body: string } {
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const eol = pick(['\n', '\r\n']);
  const pad = pick(['', '', '  ']);
  const ours = [
    ...pick([
      ['status: open'],
      ['status: "open"   # why'],
      ['status:'],
      ['status:   # none'],
      ["status: 'a'"],
      ['status:', '  - a'],
    ]),
    ...pick([
      [],
      ['implementation_retry_count: 9 # n'],
      ['implementation_retry_count: "1"'],
      ['implementation_retry_count: ~'],
    ]),
    ...pick([
      [],
      ['last_test_run:', '  passed: true', '  failures: 0'],
      ['last_test_run: { passed: true, other: [1, 2] }'],
      ['last_test_run:'],
      ['last_test_run: never # x'],
      ['last_test_run:', '      # c', '      timestamp: 1'],
    ]),
    ...pick([[], ['branch: x/y'], ['branch: |', '  x'], ['branch: >-', '   x', '   y']]),
    ...pick([[], ["updated: '2020-01-01'"], ['updated: 2020-01-01  # day']]),
  ];
  const foreign = [
    'title: Größe – "x"',
    pick(['labels: [a, b]', "note: 'it''s'", 'note: "a\\tb"', 'n: 0x1F', 'empty:']),
    pick(['# comment', '', '#', 'k: &a {x: 1}']),
    pick(['text: |', 'list:']),
  ];
  const tail =
    foreign[3] === 'list:' ? ['  - a   # c', '  -   b'] : ['  raw # not a comment', '', '  status: not ours'];
  const lines =
    random() < 0.5
      ? [...foreign.slice(0, 3), ...ours, foreign[3] ?? '', ...tail]
      : [foreign[3] ?? '', ...tail, ...ours, ...foreign.slice(0, 3)];
  const body = `${eol}# Body${eol}---${eol}status: not ours either${pick(['', eol])}`;
  const yaml = lines.map((line) => (line === '' ? '' : pad + line)).join(eol);
  const text = `${pick(['', '\uFEFF'])}---${eol}${yaml}${eol}---${eol}${body}`;
  // What the generator makes has to be YAML, or the test would test nothing.
  parse(yaml);
  return { text, foreign: lines.filter((line) => !ours.includes(line)), body };
}
