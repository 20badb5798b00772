import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { openLiveLine } from '../../src/entry/run-progress.ts';
import { eventLines, paint } from '../../src/entry/terminal.ts';
import { sampleReport } from '../report/sample-report.ts';

function tell(isTTY: boolean): string {
  const stream = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY, columns: 40 });
  let nowMs = 0;
  using live = openLiveLine(stream, () => nowMs);
  live.doing('running the tests');
  nowMs = 12_000;
  live.write('a line');
  live.doing(`\u001b[2J${'x'.repeat(100)}`);
  return stream.read();
}

test('the line that changes says what goes on and for how long, below whole lines, and never wraps', () => {
  const shown = tell(true).split('\r\u001b[2K').slice(1);
  expect(shown.slice(0, 2)).toEqual(['running the tests (0.0 s)', 'a line\n']);
  expect(shown[2]).toBe('running the tests (12 s)');
  expect(shown[3]).toMatch(/^\\x1b\[2Jx+…$/);
  expect(Math.max(...shown.map((line) => line.trimEnd().length))).toBeLessThan(40);
});

test('without a terminal there are whole lines only', () => {
  expect(tell(false)).toBe('a line\n');
});

test('progress keeps its indent, marks what was verified, and names the error of a tool', () => {
  const { run, events } = sampleReport(1, 'failed');
  const lineOf = (type: string) => {
    const event = events.find((one) => one.type === type);
    if (event === undefined) throw new Error(`no ${type}`);
    return eventLines(event, run).map((line) => paint(line, false));
  };
  expect(lineOf('verification-finished')).toEqual([expect.stringMatching(/^✗ Attempt 1: 1 failed/)]);
  const tool = {
    type: 'tool-finished',
    attempt: 1,
    tool: 'read',
    input: 'a.js',
    isError: true,
    durationMs: 1,
  } as const;
  const [line] = eventLines({ ...tool, result: 'no such\nfile', seq: 1, at: '' }, run);
  expect(line?.text).toBe('  read a.js – error: no such file');
  const setup = { type: 'setup-finished', result: 'failed', durationMs: 1, logPath: '', seq: 1, at: '' } as const;
  const ends = [2, null].flatMap((exitCode) => eventLines({ ...setup, exitCode }, run));
  expect(ends.map(({ text }) => text)).toEqual(['Setup failed (exit 2)', 'Setup was stopped']);
});

test('what began before counts from then', () => {
  const stream = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY: true, columns: 80 });
  using live = openLiveLine(stream, () => Date.parse('2026-11-21T10:01:05Z'));
  live.doing('implementing – read a.js', [], '2026-11-21T10:00:00Z');
  live.doing('implementing – edit a.js', [], '2026-11-21T10:00:00Z');
  expect(String(stream.read())).toMatch(/implementing – edit a\.js \(1 m 05 s\)$/);
});

test('how far it is stands behind the time, and is cut first', () => {
  const far = ['turn 4 of 150', '$0.12 of $10.00'];
  const shown = (columns: number, what: string) => {
    const stream = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY: true, columns });
    using live = openLiveLine(stream, () => 0);
    live.doing(what, far);
    return String(stream.read());
  };
  expect(shown(80, 'implementing – edit src/cart.js')).toContain(
    'implementing – edit src/cart.js (0.0 s) · turn 4 of 150 · $0.12 of $10.00',
  );
  expect(shown(50, 'implementing – edit src/cart.js')).toContain('implementing – edit src/cart.js (0.0 s)');
  expect(shown(50, 'implementing – edit src/cart.js')).not.toContain('of 150');
});
