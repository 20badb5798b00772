import { describe, expect, it } from 'vitest';
import { applyWrap, drawFrom, type Wrap } from '../../bench/wraps.ts';
import { condense } from '../../src/output/condense.ts';
import { logReader } from '../../src/output/read-log.ts';
import { changesSince } from '../../src/verdict/changes.ts';
import { cases, isRecalled, plain } from '../output/recall.ts';

const read = (text: string) => {
  const log = logReader();
  log.push(Buffer.from(text));
  return log.end();
};
const bare: Wrap = {
  prefix: 'none',
  stamp: 'none',
  beside: 'nothing',
  cut: 'whole',
  width: 0,
  colour: 'as is',
  ends: 'LF',
};
const logs = cases(`${import.meta.dirname}/../fixtures/logs`);
const of = (name: string) => {
  const found = logs.find((each) => each.name === name);
  if (found === undefined) throw new Error(`no log ${name}`);
  return { log: found.raw.toString(), truth: found.truth };
};

describe('what wraps a log is taken off', () => {
  const prefixes = ['bar', 'colon', 'task', 'brackets', 'tabs', 'step', 'level', 'pointer'] as const;
  const stamps = ['iso', 'nano', 'clock', 'brackets', 'syslog', 'slashes', 'seconds', 'inside'] as const;
  const wraps = [
    ...prefixes.map((prefix) => ({ ...bare, prefix })),
    ...stamps.map((stamp) => ({ ...bare, stamp })),
    { ...bare, prefix: 'bar', stamp: 'iso', ends: 'CRLF', cut: 'after a build' } as const,
    { ...bare, prefix: 'task', beside: 'noise', colour: 'prefix', cut: 'before an upload' } as const,
  ];
  it.each(wraps.map((wrap) => [Object.values(wrap).join(' × '), wrap] as const))('%s', (_name, wrap) => {
    for (const name of ['vitest/1', 'jest/2', 'pytest/1', 'go-test/2', 'maven/1', 'mocha/2']) {
      const own = of(name);
      const { log, truth } = applyWrap(wrap, own, own, drawFrom(7));
      const text = plain(condense(read(log), { maxChars: 5000 }));
      expect(truth.filter((each) => !isRecalled(text, each, true)).map((each) => `${name}: ${each.name}`)).toEqual([]);
    }
  });

  it('two packages at once are read each on its own, and named', () => {
    const [one, other] = [of('mocha/1'), of('pytest/2')];
    const { log } = applyWrap({ ...bare, prefix: 'colon', beside: 'another run' }, one, other, drawFrom(3));
    const report = read(log);
    expect(report.streams).toHaveLength(2);
    expect(new Set(report.failures.map(({ stream }) => stream)).size).toBe(2);
    for (const stream of report.streams ?? []) expect(condense(report, { maxChars: 5000 })).toContain(`[${stream}] `);
  });

  it('streams told by the numbers of their processes, inside of the name of their job', () => {
    const [one, other] = [of('mocha/1'), of('pytest/2')];
    const lines = (log: string, pid: number) => log.split('\n').map((line) => `[checks] [${pid}] ${line}`);
    const [first, second] = [lines(one.log, 15_281), lines(other.log, 15_283)];
    // Four lines of one, then four of the other.
    const mixed = first.flatMap((line, at) => (at % 4 === 3 ? [line, ...second.splice(0, 4)] : [line]));
    const report = read([...mixed, ...second].join('\n'));
    expect(report.streams?.toSorted()).toEqual(['checks 15281', 'checks 15283']);
    const text = plain(condense(report, { maxChars: 5000 }));
    expect([...one.truth, ...other.truth].filter((each) => !isRecalled(text, each, true))).toEqual([]);
  });

  it('log drivers and loggers that put each line into a field of JSON are read by the field that carries text', () => {
    const { log, truth } = of('mocha/1');
    const lines = log.split('\n');
    const docker = lines.map((line) =>
      JSON.stringify({ log: `${line}\n`, stream: 'stdout', time: '2026-03-14T09:00:00Z' }),
    );
    const logger = lines.map((line, i) =>
      JSON.stringify({ level: 30, time: 1_700_000_000_000 + i, pid: 7, body: { message: line }, v: 0 }),
    );
    for (const wrapped of [docker, logger]) {
      const report = read(`${wrapped.join('\n')}\n`);
      const text = plain(condense(report, { maxChars: 5000 }));
      expect(truth.filter((each) => !isRecalled(text, each, true))).toEqual([]);
      expect(report.failures).toHaveLength(truth.length);
    }
  });

  it('indentation and boxes around all lines are gone', () => {
    const { log, truth } = of('pytest/1');
    const lines = log.split('\n');
    const width = Math.max(...lines.map((line) => line.length)) + 2;
    const boxed = ['┌────', ...lines.map((line) => `│ ${line.padEnd(width)} │`), '└────'];
    for (const wrapped of [lines.map((line) => `    ${line}`), boxed]) {
      const text = plain(condense(read(wrapped.join('\n')), { maxChars: 5000 }));
      expect(truth.filter((each) => !isRecalled(text, each, true)).map(({ name }) => name)).toEqual([]);
    }
  });

  it('of a display that goes up and draws itself anew the last state stays', () => {
    const frame = (n: number) => `running ${n} of 9\nnot ok so far: ${n}\n`;
    const frames = Array.from({ length: 9 }, (_, n) => (n === 0 ? '' : '\u001b[2A\u001b[0J') + frame(n)).join('');
    const lines = `${frames}\u001b[2K\u001b[1A\u001b[2K\u001b[Glast words\nhalf\u001b[2K\u001b[1Gwhole\n`;
    const text = condense(read(lines), { maxChars: 5000, exitCode: 1 });
    expect(text).toContain('running 8 of 9');
    expect(text).toContain('last words\nwhole');
    expect(text).not.toMatch(/running [0-7]|so far: [0-7]|half/);
  });

  it('what a display behind a prefix goes up over is of others too, and stays', () => {
    const { log, truth } = of('pytest/1');
    const display = '@acme/web: \u001b[2K\u001b[1A\u001b[2K\u001b[1A\u001b[2K\u001b[G1 of 9 built';
    const text = plain(condense(read(log.replace(/^.*$/gm, `@acme/api: $&\n${display}`)), { maxChars: 5000 }));
    expect(truth.filter((each) => !isRecalled(text, each, true))).toEqual([]);
  });

  it('a line that ends in carriage returns, colours between them, is whole', () => {
    const { log, truth } = of('mocha/1');
    for (const end of ['\r\r\n', '\r\u001b[39m\u001b[22m\n', '\u001b[0m\r\u001b[0m\r\n']) {
      const text = plain(condense(read(log.replaceAll('\n', end)), { maxChars: 5000 }));
      expect(truth.filter((each) => !isRecalled(text, each, true)).map(({ name }) => name)).toEqual([]);
    }
  });

  it('containers inside of a job are streams, though no line of theirs is blank behind the first prefix', () => {
    const logs = ['mocha/1', 'pytest/2'].map((name, at) => of(name).log.replace(/^/gm, `deploy-3    | web${at}-1 | `));
    const pulls = Array.from({ length: 400 }, (_, i) => `layer ${i} pulled in ${i} ms\n`).join('');
    expect(read(pulls + logs.join('\n') + pulls).streams).toEqual(['deploy-3 web0-1', 'deploy-3 web1-1']);
  });

  it('a mark that is drawn in the line above leaves the name; what is written anew there is read', () => {
    const name = '\r# adds\u001b[K\n\r  not ok 1 should be equal\u001b[K\n';
    const mark = '\u001b[2A\u001b[1G\u001b[31m⨯ adds\u001b[0m\u001b[2B\u001b[1G    ---\n      expected: 4\n    ...\n';
    expect(read(`${name}${mark}`).failures).toMatchObject([{ name: 'adds › should be equal', expected: '4' }]);
    const anew = 'error: waiting for it\nlast\n\u001b[2A\u001b[1Gerror: no such thing\u001b[2B\r';
    const text = condense(read(anew), { maxChars: 5000, exitCode: 1 });
    expect(text).toMatch(/error: no such thing *\nlast/);
    expect(text).not.toContain('waiting');
  });

  it('annotations of a workflow are told: a test by its title, a place by itself', () => {
    const test =
      '::error file=/repo/test/a.test.ts,title=test/a.test.ts > cart > adds,line=7,column=3::Error: 100%25 of a%2Cb%0A%0A- Expected%0A+ Received%0A%0A- 3%0A+ 4';
    const lint = '::error file=src/b.ts,line=3,col=5::Unexpected any';
    const text = condense(read(`${test}\n${lint}\n`), { maxChars: 5000 });
    expect(text).toMatch(/cart > adds[\s\S]*Error: 100% of a,b[\s\S]*\+ 4/);
    expect(text).toMatch(/src\/b\.ts:3.*Unexpected any/);
  });

  it('a failing test of one package is not the one of the same name in another', () => {
    const of = (stream: string) => ({ name: 'adds', file: 'test/a.test.js', stream });
    const verification = (streams: string[]) =>
      ({ result: 'failed', step: 'test', failures: streams.map(of) }) as never;
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
  it('verdicts, labels and source lines are no prefixes', () => {
    const lines = Array.from({ length: 40 }, (_, i) =>
      [
        `[ RUN      ] Cart.Test${i}`,
        `[       OK ] Cart.Test${i} (0 ms)`,
        `Expected:  ${i}`,
        `Received:  ${i + 1}`,
      ].join('\n'),
    );
    expect(read(lines.join('\n')).streams).toEqual([]);
  });

  it('a green log stays green: counts and no failing test, wrapped or not', () => {
    const green = [
      'TAP version 13',
      ...Array.from({ length: 30 }, (_, i) => `ok ${i + 1} - tells that test ${i} FAILED and an Error: was thrown`),
      '1..30',
      '# tests 30',
      '# pass 30',
      '# fail 0',
    ];
    for (const prefix of ['', '2026-03-14T09:00:00.000Z ', 'app-1  | ', '@acme/shop:test: ']) {
      const { counts, failures, ranNothing } = read(`${green.map((line) => prefix + line).join('\n')}\n`);
      expect({ counts, failures, ranNothing }).toEqual({
        counts: { passed: 30, failed: 0, skipped: 0 },
        failures: [],
        ranNothing: false,
      });
    }
  });

  it('a server that logs failures beside green tests makes none of them fail', () => {
    const server = Array.from({ length: 60 }, (_, i) => `api-1  | [error] job ${i} FAILED: not ok`);
    const tests = Array.from({ length: 60 }, (_, i) => `test-1 | ok ${i + 1} - keeps row ${i}`);
    const both = server.flatMap((line, i) => [line, tests[i] ?? '']);
    const { counts, failures } = read(
      `${[...both, 'test-1 | 1..60', 'test-1 | # pass 60', 'test-1 | # fail 0'].join('\n')}\n`,
    );
    expect(failures).toEqual([]);
    expect(counts).toEqual({ passed: 60, failed: 0, skipped: 0 });
  });
});

describe('what a runner leaves out', () => {
  it('a report that a green run prints is no failure of its own', () => {
    const json = JSON.stringify({ tests: [{ name: 'job', status: 'failed', message: 'Error: upstream' }] });
    const { counts, failures, reportedFailed } = read(`${json}\nok 1 - fine\n1..1\n# pass 1\n# fail 0\n`);
    expect({ counts, failures, reportedFailed }).toEqual({
      counts: { passed: 1, failed: 0, skipped: 0 },
      failures: [],
      reportedFailed: 0,
    });
    expect(read(`${json}\ndone\n`).reportedFailed).toBe(0);
  });

  it('a Require stack is no difference of two values', () => {
    const { failures } = read(
      "FAIL test/a.test.js\n  ● Test suite failed to run\n\n    Cannot find module './gone' from 'test/a.test.js'\n\n    Require stack:\n    - /repo/test/a.test.js\n    - /repo/src/index.js\n\nTest Suites: 1 failed, 1 total\nTests:       0 total\n",
    );
    const [failure] = failures;
    expect([failure?.file, failure?.expected, failure?.actual]).toEqual(['test/a.test.js', undefined, undefined]);
  });

  it('a JSON report on stdout is read by its shape', () => {
    const report = {
      suites: [{ title: 'cart', tests: [{ name: 'adds', state: 'failed', err: { message: 'got 1, want 2' } }] }],
    };
    for (const text of [JSON.stringify(report), JSON.stringify(report, null, 2)])
      expect(read(`starting\n${text}\n`).failures).toMatchObject([{ name: 'cart › adds', message: 'got 1, want 2' }]);
  });

  it('a panic in a goroutine is the failure of the test that ran', () => {
    const { failures } = read(
      '=== RUN   TestFine\n--- PASS: TestFine (0.00s)\n=== RUN   TestSends\npanic: sealed\n\ngoroutine 20 [running]:\nFAIL\texample.com/store\t0.020s\nFAIL\n',
    );
    expect(failures).toMatchObject([{ name: 'TestSends', message: 'panic: sealed' }]);
  });
});
