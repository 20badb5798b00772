import { describe, expect, test } from 'vitest';
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

/** Lines that are ours in every form, and others around them, some of which look like ours. */
const around = [
  ['title: Größe – "x"', "note: 'it''s'", '# comment', '', 'k: &a {x: 1}'],
  ['text: |', '  raw # not a comment', '', '  status: not ours'],
];
test.each([
  ['\n', '', '', ['status: open', 'last_test_run:', '  passed: true', '  failures: 0', 'branch: |', '  x']],
  ['\r\n', '\uFEFF', '  ', ['status:', '  - a', 'implementation_retry_count: ~', 'last_test_run: never # x']],
  ['\n', '', '  ', ['last_test_run:', '      # c', '      timestamp: 1', "updated: '2020-01-01'"]],
  ['\r\n', '', '', ['last_test_run: { passed: true, other: [1, 2] }', 'implementation_retry_count: 9 # n']],
  ['\n', '\uFEFF', '', []],
])('our keys are set and all else is byte for byte, lines end with %j behind %j and %j: %j', (eol, mark, pad, ours) => {
  for (const [first = [], last = []] of [around, around.toReversed()]) {
    const yaml = [...first, ...ours, ...last].map((line) => (line === '' ? '' : pad + line)).join(eol);
    const body = `${eol}# Body${eol}---${eol}status: not ours either`;
    const before = `${mark}---${eol}${yaml}${eol}---${eol}${body}`;
    const written = write(before);
    const front = readFrontMatter(written);
    if (front.kind !== 'mapping') throw new Error(`not readable any more: ${JSON.stringify(written)}`);
    expect(front.data).toMatchObject({ ...state, title: 'Größe – "x"', note: "it's", k: { x: 1 } });
    let from = 0;
    for (const line of [...first, ...last].filter((each) => each !== '')) {
      from = written.indexOf(line, from) + line.length;
      expect(from, `${line} in ${JSON.stringify(written)}`).toBeGreaterThanOrEqual(line.length);
    }
    expect(written.endsWith(body)).toBe(true);
    expect(write(written)).toBe(written);
  }
});
