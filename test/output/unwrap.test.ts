/** What tools put around the lines of a runner is taken off, and what only looks like it stays. */
import { describe, expect, it } from 'vitest';
import { applyWrap, drawFrom, type Wrap } from '../../bench/wraps.ts';
import { condense } from '../../src/output/condense.ts';
import { logReader } from '../../src/output/read-log.ts';
import { changesSince } from '../../src/verdict/failure-matching.ts';
import { cases, isRecalled, plain, type Truth } from '../output/recall.ts';
import { read } from './told.ts';

const bare: Wrap = { prefix: 'none', stamp: 'none', beside: 'nothing', cut: 'whole', colour: 'as is', ends: 'LF' };
const logs = cases(`${import.meta.dirname}/../fixtures/logs`);
const of = (name: string) => {
  const found = logs.find((each) => each.name === name);
  if (found === undefined) throw new Error(`no log ${name}`);
  return { log: found.raw.toString(), truth: found.truth };
};
const missed = (log: string, truth: readonly Truth[]) => {
  const text = plain(condense(read(log), { maxChars: 5000 }));
  return truth.filter((each) => !isRecalled(text, each, true)).map(({ name }) => name);
};
const jest = [
  'FAIL core/catalogue.test.js',
  '  ● catalogue › counts seeds',
  '',
  '    expect(received).toBe(expected) // Object.is equality',
  '',
  '    Expected: 90',
  '    Received: 110',
  '',
  '      at Object.<anonymous> (core/catalogue.test.js:5:18)',
  '',
  'Tests:       1 failed, 1 total',
];
const seeds = { name: 'catalogue › counts seeds', expected: '90', actual: '110' };
/** Two runs by turns, some lines of each. */
const byTurns = (one: readonly string[], other: readonly string[]) =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, at) => at)
    .filter((at) => at % 3 === 0)
    .flatMap((at) => [...one.slice(at, at + 3), ...other.slice(at, at + 3)]);

describe('what wraps a log is taken off', () => {
  const prefixes = ['bar', 'colon', 'task', 'brackets', 'tabs', 'step', 'level', 'pointer'] as const;
  const stamps = ['iso', 'nano', 'clock', 'brackets', 'syslog', 'slashes', 'seconds', 'inside'] as const;
  const wraps: Wrap[] = [
    ...prefixes.map((prefix) => ({ ...bare, prefix })),
    ...stamps.map((stamp) => ({ ...bare, stamp })),
    { ...bare, prefix: 'bar', stamp: 'iso', ends: 'CRLF', cut: 'after a build' },
    { ...bare, prefix: 'task', beside: 'noise', colour: 'prefix', cut: 'before an upload' },
  ];
  it.each(wraps.map((wrap) => [Object.values(wrap).join(' × '), wrap] as const))('%s', (_name, wrap) => {
    for (const name of ['vitest/1', 'jest/2', 'pytest/1', 'go-test/2', 'maven/1', 'mocha/2']) {
      const own = of(name);
      const { log, truth } = applyWrap(wrap, own, own, drawFrom(7));
      expect([name, ...missed(log, truth)]).toEqual([name]);
    }
  });

  const pod = '[pod/unit-7d9f8b6c5d-x2x4z/unit] 2026-03-14T09:00:28.123456789Z ';
  it.each([
    ['GitHub, in its downloads', (line: string, n: number) => `unit\tRun tests\t2026-03-14T09:00:${10 + n}.1Z ${line}`],
    ['kubectl', (line: string) => pod + line],
    ['a journal', (line: string) => `Mar 20 09:46:40 ci-runner-3 unit[40117]: ${line}`],
    ['Cloud Build', (line: string) => `Step #3 - "unit-tests": ${line}`],
    ['Ant', (line: string) => `    [unit] ${line}`],
    ['TeamCity', (line: string, n: number) => `[09:00:${10 + n}] :\t [Step 2/3] ${line}`],
    ['a dashed clock', (line: string, n: number) => `2026-03-14 12:00:${10 + n} - ${line}`],
  ])('by %s', (_name, around) => {
    const build = Array.from({ length: 40 }, (_, n) => `kiln: tray ${n}/40 (${n * 7} kB)`);
    expect(read([...build, ...jest.map(around)]).failures).toMatchObject([seeds]);
  });

  it('two packages at once are read each on its own, and named', () => {
    const [one, other] = [of('mocha/1'), of('pytest/2')];
    const { log } = applyWrap({ ...bare, prefix: 'colon', beside: 'another run' }, one, other, drawFrom(3));
    const report = read(log);
    expect(report.streams).toHaveLength(2);
    expect(new Set(report.failures.map(({ stream }) => stream)).size).toBe(2);
    for (const stream of report.streams ?? []) expect(condense(report, { maxChars: 5000 })).toContain(`[${stream}] `);
  });

  it('processes inside of the name of their job are streams', () => {
    const [one, other] = [of('mocha/1'), of('pytest/2')];
    const lines = (log: string, pid: number) => log.split('\n').map((line) => `[checks] [${pid}] ${line}`);
    const log = byTurns(lines(one.log, 15_281), lines(other.log, 15_283)).join('\n');
    expect(read(log).streams?.toSorted()).toEqual(['checks 15281', 'checks 15283']);
    expect(missed(log, [...one.truth, ...other.truth])).toEqual([]);
  });

  it('a name that the beginning of a log did not show is a stream inside a step too', () => {
    const noise = (of: string) =>
      Array.from({ length: 1500 }, (_, i) => `#3 @acme/${of}:test:   ✓ keeps row ${i % 7} dry`);
    const late = jest.map((line) => `#3 @acme/late:test: ${line}`);
    expect(read([...noise('ink'), ...late, ...noise('paper')]).failures).toMatchObject([
      { ...seeds, stream: '#3 @acme/late:test' },
    ]);
  });

  it('indentation common to all lines is gone', () => {
    const { log, truth } = of('pytest/1');
    expect(missed(log.replace(/^/gm, '    '), truth)).toEqual([]);
  });

  it.each(['\r\r\n', '\r\u001b[39m\u001b[22m\n', '\u001b[0m\r\u001b[0m\r\n'])(
    'a line that ends in carriage returns, colours between them, is whole: %j',
    (end) => {
      const { log, truth } = of('mocha/1');
      expect(missed(log.replaceAll('\n', end), truth)).toEqual([]);
    },
  );

  it('a carriage return ends a line, and of a share that grows only its last state is told', () => {
    const loading = Array.from({ length: 40 }, (_, at) => `loading ${at} of 40`).join('\r');
    const { tail } = read(['before', `${loading}\rError: the hive is empty\rat hive.js`, 'after']);
    const texts = tail.map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(['before', 'loading 39 of 40', 'Error: the hive is empty', 'after']));
    expect(texts.join('\n')).not.toContain('loading 38');
  });

  it('annotations of a workflow are told: a test by its title, a place by itself', () => {
    const test =
      '::error file=/repo/test/a.test.ts,title=test/a.test.ts > cart > adds,line=7,column=3::Error: 100%25 of a%2Cb%0A%0A- Expected%0A+ Received%0A%0A- 3%0A+ 4';
    const lint = '::error file=src/b.ts,line=3,col=5::Unexpected any';
    const text = condense(read([test, lint]), { maxChars: 5000 });
    expect(text).toMatch(/cart > adds[\s\S]*Error: 100% of a,b[\s\S]*\+ 4/);
    expect(text).toMatch(/src\/b\.ts:3.*Unexpected any/);
  });

  it('a failing test of one package is not the one of the same name in another', () => {
    const named = (stream: string) => ({ name: 'adds', file: 'test/a.test.js', stream });
    const verification = (streams: string[]) =>
      ({ result: 'failed', step: 'test', failures: streams.map(named) }) as never;
    expect(changesSince(verification(['a', 'b[12]']), verification(['b[13]']))).toEqual({
      fixed: ['adds'],
      stillFailing: ['adds'],
      newlyBroken: [],
    });
  });

  it('gives the same however a wrapped log is cut into chunks', () => {
    const own = of('vitest/2');
    const { log } = applyWrap({ ...bare, prefix: 'bar', stamp: 'nano', cut: 'after a build' }, own, own, drawFrom(1));
    const bytes = Buffer.from(log);
    const reader = logReader();
    for (let at = 0; at < bytes.length; at += 997) reader.push(bytes.subarray(at, at + 997));
    expect(condense(reader.end(), { maxChars: 5000 })).toBe(condense(read(log), { maxChars: 5000 }));
  });
});

describe('what only looks like a wrap stays', () => {
  it.each([
    [
      'verdicts and labels',
      (i: number) => [`[ RUN      ] Cart.Test${i}`, `[       OK ] Cart.Test${i} (0 ms)`, `Expected:  ${i}`],
    ],
    ['places of a linter', (i: number) => [`src/a.rb:${i}\tLine is too long`, `src/b.py:${i}:3: E501 too long`]],
    ['levels of Maven', (i: number) => [`[INFO] phase ${i}`, '[INFO] ', `[ERROR] phase ${i}`]],
    ['numbers of tests', (i: number) => [`${i}: ${i === 8 ? 'FAIL expected 3, got 4' : 'pass'}`]],
    ['the share that pytest shows', (i: number) => [`tests/test_a.py::test_${i} PASSED [ ${i}%]`]],
  ])('%s', (_what, line) => {
    const lines = Array.from({ length: 40 }, (_, i) => line(i + 1)).flat();
    const { tail, streams } = read(lines);
    expect(streams).toEqual([]);
    expect(tail.map(({ text }) => text).slice(0, lines.length)).toEqual(lines);
  });

  it('a dash behind a time is a part of a difference, where not all lines have one', () => {
    const lines = [
      '✗ scale is even',
      'AssertionError: differ',
      '- Expected',
      '+ Received',
      '',
      '-   "kg": 61',
      '+   "kg": 16',
    ];
    const stamped = [...lines, ...lines, ...lines].map((line, i) => `[12:00:${10 + i}.125] ${line}`);
    expect(condense(read(stamped), { maxChars: 3000 })).toContain('-   "kg": 61');
  });

  it('a green log stays green: counts and no failing test, wrapped or not', () => {
    const green = [
      'TAP version 13',
      ...Array.from({ length: 30 }, (_, i) => `ok ${i + 1} - tells that test ${i} FAILED and an Error: was thrown`),
      ...['1..30', '# tests 30', '# pass 30', '# fail 0'],
    ];
    for (const prefix of ['', '2026-03-14T09:00:00.000Z ', 'app-1  | ', '@acme/shop:test: '])
      expect(read(green.map((line) => prefix + line))).toMatchObject({
        counts: { passed: 30, failed: 0, skipped: 0 },
        failures: [],
        ranNothing: false,
      });
  });

  it('a server that logs failures beside green tests makes none of them fail', () => {
    const both = Array.from({ length: 60 }, (_, i) => [
      `api-1  | [error] job ${i} FAILED: not ok`,
      `test-1 | ok ${i + 1} - keeps row ${i}`,
    ]).flat();
    const { counts, failures } = read([...both, 'test-1 | 1..60', 'test-1 | # pass 60', 'test-1 | # fail 0']);
    expect(failures).toEqual([]);
    expect(counts).toEqual({ passed: 60, failed: 0, skipped: 0 });
  });
});
