import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { condense } from '../../src/output/condense.ts';
import { logReader, readLog } from '../../src/output/read-log.ts';
import { readers } from '../../src/output/reader-files.ts';
import { growsAtMost } from '../support/slow-machine.ts';

const read = (bytes: Uint8Array | string) => {
  const log = logReader();
  log.push(Buffer.from(bytes));
  const report = log.end();
  const text = condense(report, { maxChars: 2000, exitCode: 1 });
  expect(text.length).toBeLessThanOrEqual(2000);
  expect(text.isWellFormed()).toBe(true);
  expect(text).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f]/);
  return { report, text };
};
/** Bytes that look random and are the same each time. */
const noise = (length: number) => {
  const bytes = Buffer.alloc(length);
  let state = 1;
  for (let i = 0; i < length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    bytes[i] = state >>> 24;
  }
  return bytes;
};

describe('hostile output', () => {
  it.each([
    ['nothing', ''],
    ['a newline', '\n'],
    ['random bytes', noise(300_000)],
    [
      'invalid UTF-8',
      Buffer.concat([
        Buffer.from('FAIL '),
        Buffer.from([0xff, 0xfe, 0xc3, 0x28, 0xed, 0xa0, 0x80]),
        Buffer.from(' error\n'),
      ]),
    ],
    ['NUL', '\0'.repeat(100_000)],
    ['carriage returns', 'error 1\r'.repeat(50_000)],
    ['cursor games', '\u001b[2K\u001b[1A\u001b[31mFAIL \u001b]0;title\u0007 error: x\u001b[0m\n'.repeat(2000)],
    ['escape codes without an end', `error: ${'\u001b]'.repeat(5000)}${'\u001b['.repeat(5000)}\n`.repeat(20)],
    ['one long line', `error: ${'x'.repeat(3_000_000)}`],
    ['no newline but triggers', 'not ok 1 FAIL error: expected '.repeat(100_000)],
  ])('%s', (_name, bytes) => {
    read(bytes);
  });

  it('keeps a million failures to a bounded report, and counts them', { tags: 'full' }, () => {
    const count = 200_000;
    const lines = Array.from(
      { length: count },
      (_, i) => `not ok ${i} - test ${i}\n  ---\n  error: broken ${i}\n  ...\n`,
    );
    const { report, text } = read(lines.join(''));
    expect(report.failures.length).toBeLessThanOrEqual(2000);
    expect(report.failures.length + report.failuresLeftOut).toBe(count);
    expect(text).toMatch(/… \d+ more failing/);
  });

  it("does not take another runner's summary, or this project's own words, for failing tests", () => {
    const fake = [
      ' FAIL  test/fake.test.js > fake > vitest',
      '  8 failing',
      'Implementation retry 2/3: 1 test failing (fake)',
      'exit code 0, no failing test recognised',
      '✔ all tests passed',
    ];
    const real =
      '✖ failing tests:\n\ntest at a.test.js:3:1\n✖ real one (1.2ms)\n  Error: boom\n      at f (/repo/a.test.js:4:1)\n';
    const { report } = read(`${fake.join('\n')}\n${real}`);
    expect(report.failures.filter((each) => each.runner === 'node:test').map((each) => each.name)).toEqual([
      'real one',
    ]);
  });

  it('reads endless lines alike, however they come in chunks', () => {
    const long = Buffer.from(`${'some words and an error here, '.repeat(20_000)}\nFAIL the end\n`.repeat(2));
    const whole = read(long).text;
    for (const size of [1000, 65_537, 300_000]) {
      const log = logReader();
      for (let at = 0; at < long.length; at += size) log.push(long.subarray(at, at + size));
      expect(condense(log.end(), { maxChars: 2000, exitCode: 1 })).toBe(whole);
    }
  });

  it('reads from a stream', async () => {
    const stream = (async function* () {
      yield Buffer.from('--- FAIL: Te');
      yield Buffer.from('stA (0.00s)\n    a_test.go:3: got 1, want 2\nFAIL\nFAIL\texample.com/a\t0.1s\n');
    })();
    const { failures } = await readLog(stream);
    expect(failures).toMatchObject([{ name: 'TestA', file: 'a_test.go', line: 3, actual: '1', expected: '2' }]);
  });

  it('survives every reader on every line of nonsense', () => {
    const pieces = readers
      .flatMap((reader) => [...reader.triggers])
      .flatMap((trigger) => [trigger, `  ${trigger}1) x:`, `${trigger} › ${trigger}`]);
    read(pieces.join('\n'));
    read(pieces.toReversed().join('\n\n'));
  });
});

describe('patterns', () => {
  const root = join(import.meta.dirname, '../../src');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /^output\/.*\.ts$/.test(path),
  );
  const patterns = files.flatMap((path) =>
    [
      ...readFileSync(join(root, path), 'utf8').matchAll(
        /(?<=[(,=:?|&!\s])\/(?![/*])((?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n[])+)\/([dgimsuvy]*)/g,
      ),
    ].map((match) => ({ path, source: match[1] ?? '', flags: (match[2] ?? '').replace('g', '') })),
  );
  const units = [...'a 1-/.:(^~|_\t#\'"A[─%', '= ', '| ', 'a/', 'a.', 'a:1', '1.', ' › '];
  const attacks = (n: number) =>
    units
      .map((unit) => unit.repeat(Math.ceil(n / unit.length)))
      .flatMap((text) => [text, `${text}!`, `  ${text}\u0000`]);

  it('are found', () => {
    expect(patterns.length).toBeGreaterThan(200);
  });

  it('take time in proportion to a line, whatever it holds', { tags: 'full' }, async () => {
    const [long, short] = [attacks(8192), attacks(2048)];
    const slow: string[] = [];
    for (const { path, source, flags } of patterns) {
      const pattern = new RegExp(source, flags);
      for (const [at, line] of long.entries()) {
        const started = performance.now();
        pattern.test(line);
        // A line has at most 8,192 units; a quadratic pattern would need hundreds of milliseconds, an exponential one never end.
        if (performance.now() - started <= 60) continue;
        // A busy machine needs them too: a pattern is slow where its processor time grows faster than the line, each of five times.
        const grown = growsAtMost(8, [2048, 8192], (size) => pattern.test((size === 2048 ? short : long)[at] ?? ''));
        await grown.catch(() => slow.push(`${path}: /${source}/ on ${JSON.stringify(line.slice(0, 8))}`));
      }
    }
    expect(slow).toEqual([]);
  });
});
