/** Prefixes that one tool alone puts in front of lines. */
import { expect, it } from 'vitest';
import { arounds } from '../../bench/arounds.ts';
import { drawFrom } from '../../bench/wraps.ts';
import { logReader } from '../../src/output/read-log.ts';
import { candidates } from '../../src/output/streams/stream.ts';

const read = (lines: readonly string[]) => {
  const log = logReader();
  log.push(Buffer.from(`${lines.join('\n')}\n`));
  return log.end();
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

it('what a logger puts beside its message in some lines is told with it', () => {
  const event = (msg: string, more = {}) =>
    JSON.stringify({ level: 30, time: 1795737600007, mod: 'verifier', ...more, msg });
  const { tail } = read([
    ...[1, 2, 3, 4, 5].flatMap((n) => [
      event('case begins', { case: `code ${n}` }),
      event('db ping'),
      event('all is well'),
    ]),
    event('case broken', {
      case: 'code 6',
      want: ['SE', '11455'],
      err: { message: 'no trim', stack: 'TypeError: no trim\n    at split (split.js:12:19)' },
    }),
  ]);
  const texts = tail.map(({ text }) => text);
  expect(texts).toContain('case broken case=code 6 want=["SE","11455"]');
  expect(texts).toContain('    at split (split.js:12:19)');
  expect(texts).toContain('all is well');
});

it('what one of two loggers puts beside every message is none', () => {
  const event = (msg: string, more = {}) => JSON.stringify({ level: 30, time: 1795737600007, ...more, msg });
  const { failures } = read([
    ...Array.from({ length: 14 }, (_, n) => event(`request ${n} served`)),
    ...jest.map((line) => event(line, { pid: 4005, hostname: 'h1' })),
  ]);
  expect(failures.map(({ name }) => name)).toEqual(read(jest).failures.map(({ name }) => name));
});

it.each([
  ['GitLab', '01O '],
  ['containerd', 'stdout F '],
])('what %s puts behind the time is taken off with it', (_name, mark) => {
  const { failures } = read(jest.map((line, i) => `2026-11-26T10:03:07.11${i % 10}118Z ${mark}${line}`));
  expect(failures).toMatchObject([{ name: 'catalogue › counts seeds', expected: '90', actual: '110' }]);
});

const gtest = (at: number) => [
  `[ RUN      ] Mill.Grinds${at}`,
  'mill.cc:7: Failure',
  'Expected equality of these values:',
  '  7 * 3',
  '    Which is: 21',
  `  ${at}`,
  `[  FAILED  ] Mill.Grinds${at} (0 ms)`,
];

it('ctest numbers what each test prints', () => {
  const { failures, streams } = read([1, 2].flatMap((at) => gtest(at).map((line) => `${at}: ${line}`)));
  expect(streams).toEqual(['1', '2']);
  expect(failures.map(({ stream, name }) => [stream, name])).toEqual([
    ['1', 'Mill.Grinds1'],
    ['2', 'Mill.Grinds2'],
  ]);
});

it('a name that the beginning of a log did not show is a stream inside a step too', () => {
  const step = (text: string) => `#3 ${text}`;
  const noise = (of: string) =>
    Array.from({ length: 1500 }, (_, i) => step(`@acme/${of}:test:   ✓ keeps row ${i % 7} dry`));
  const { failures, streams } = read([
    ...noise('ink'),
    ...jest.map((line) => step(`@acme/late:test: ${line}`)),
    ...noise('paper'),
  ]);
  expect(streams).toContain('#3 @acme/late:test');
  expect(failures).toMatchObject([{ stream: '#3 @acme/late:test', name: 'catalogue › counts seeds' }]);
});

it('minutes and seconds in brackets are a time', () => {
  const { failures } = read(jest.map((line, i) => `[00:${10 + i}] ${line}`));
  expect(failures).toMatchObject([{ name: 'catalogue › counts seeds', expected: '90', actual: '110' }]);
});

it('numbers of ctest are taken off inside one stream too, whatever another prints between its lines', () => {
  const served = (i: number) => `[api] GET /rows/${i} 200 ${(i * 7) % 90}ms`;
  const lines = [1, 2].flatMap((at) => gtest(at).map((line) => `[unit] ${at}: ${line}`));
  const { failures } = read(
    lines.flatMap((line, i) => (i % 2 === 0 ? [line, served(i), served(i + 1)] : [line, served(i)])),
  );
  expect(failures.map(({ stream, name }) => [stream, name])).toEqual([
    ['unit 1', 'Mill.Grinds1'],
    ['unit 2', 'Mill.Grinds2'],
  ]);
});

it('the bar that act puts before what a step prints is taken off beside another run', () => {
  const other = (i: number) => `[web] GET /rows/${i} 200`;
  const lines = jest.flatMap((line, i) => [`[CI/test]   | ${line}`, other(i), other(i + 20)]);
  const { failures } = read(['[CI/test] ⭐ Run Main npm test', ...lines, '[CI/test]   ❌  Failure - Main npm test']);
  expect(failures).toMatchObject([{ stream: 'CI/test', name: 'catalogue › counts seeds', expected: '90' }]);
});

it('a level before the events of a runner is taken off', () => {
  const event = (more: object) =>
    `INFO ${JSON.stringify({ Time: '2026-11-27T00:17:12Z', Package: 'ferries', Test: 'TestQuay', ...more })}`;
  const { failures } = read([
    event({ Action: 'run' }),
    ...[
      '=== RUN   TestQuay\n',
      '=== PAUSE TestQuay\n',
      '=== CONT  TestQuay\n',
      '    quay_test.go:19: cars = 90, want 98\n',
      '--- FAIL: TestQuay (0.00s)\n',
    ].map((Output) => event({ Action: 'output', Output })),
    event({ Action: 'fail', Elapsed: 0 }),
    event({ Action: 'fail', Elapsed: 0, Test: undefined }),
  ]);
  expect(failures).toMatchObject([{ name: 'TestQuay', file: 'quay_test.go', line: 19 }]);
});

it('a level before the time that a tool inside put there is taken off behind a build that has none', () => {
  const build = Array.from({ length: 60 }, (_, i) => `[09:00:0${i % 10}.434] package ${i} done`);
  const { failures } = read([
    ...build,
    ...jest.map((line, i) => `[09:00:27.62${i % 10}] INFO 2026-11-26T10:03:07.12${i % 10}4002Z ${line}`),
  ]);
  expect(failures).toMatchObject([{ name: 'catalogue › counts seeds', expected: '90', actual: '110' }]);
});

it.each([
  ['a journal whose unit says run', (line: string) => `Mar 20 09:46:40 ci-runner-3 run-tests[40117]: ${line}`],
  ['supervisor', (line: string) => `2026-03-20 09:46:40,030 DEBG 'web-tests' stdout output: ${line}`],
  ['a level before what a container is called', (line: string) => `INFO [unit] ${line}`],
  ['a container of a dated journal', (line: string) => `web-3  | Mar 20 09:46:40 host-1 run-tests[40117]: ${line}`],
])('what %s puts before a line is taken off', (_name, wrapped) => {
  const build = Array.from({ length: 40 }, (_, n) => `kiln: tray ${n}/40 (${n * 7} kB)`);
  const { failures } = read([...build, ...jest.map(wrapped)]);
  expect(failures).toMatchObject([{ name: 'catalogue › counts seeds', expected: '90', actual: '110' }]);
});

it('a host and its process are no label of a runner where no number stands behind them', () => {
  const { failures } = read(jest.map((line) => (line.startsWith('Tests') ? line : `fail run[x]: ${line}`)));
  expect(failures.map(({ stream }) => stream ?? '')).not.toContain('fail run[x]');
});

it('nor where the host is a word of a result, and the number a place in a list', () => {
  expect(candidates('error rows[3]: name is missing')).toEqual([]);
  expect(candidates('ci-runner-3 run-tests[40117]: name is missing')).toMatchObject([{ rest: 'name is missing' }]);
});

/** Two runs by turns, some lines of each. */
const byTurns = (one: readonly string[], other: readonly string[]) => {
  const lines: string[] = [];
  for (let at = 0; at < Math.max(one.length, other.length); at += 3)
    lines.push(...one.slice(at, at + 3), ...other.slice(at, at + 3));
  return lines;
};

it('a step of BuildKit inside a job is a stream of its own, also where another job stands between', () => {
  const build = [
    ...['[internal] load build definition', '[2/5] WORKDIR /srv', '[5/5] RUN cargo build'].map(
      (text, n) => `#${n} ${text}`,
    ),
    ...['0.451 error[E0308]: mismatched types', '0.461  --> net/src/lib.rs:3:57', '0.500   |'].map(
      (text) => `#2 ${text}`,
    ),
    ...['0.564 3 | fn n() -> usize { 0i64 }', '0.651   |               ^^^^ expected `usize`', '0.751 '].map(
      (text) => `#2 ${text}`,
    ),
    ...['0.810 error: could not compile `net`', '0.900 warning: build failed'].map((text) => `#2 ${text}`),
    ...['------', ' > [5/5] RUN cargo build:', '------', 'ERROR: failed to solve: exit code: 101'],
  ].map((text) => `[image] ${text}`);
  const tests = Array.from({ length: 16 }, (_, n) => `[api] row ${n} is written`);
  const { streams, failures } = read(byTurns(build, tests));
  expect(streams).toContain('image #2');
  expect(failures).toContainEqual(
    expect.objectContaining({ stream: 'image #2', kind: 'compile', file: 'net/src/lib.rs', line: 3 }),
  );
});

it('a prefix stays where a display is drawn anew behind it', () => {
  const drawn = jest.flatMap((text, n) => [`web\tshop api\t[P:${n}] Events: ${n}\r\u001b[K${text}`]);
  const { tail } = read([...drawn, ...jest.map((text) => `db\tshop api\t${text}`)]);
  expect(tail.filter(({ stream }) => stream === 'web shop api').map(({ text }) => text)).toEqual(jest);
});

it('a command that names a source file is a tag before a tab, a place of a linter is none', () => {
  const tagged = byTurns(
    jest.map((text) => `ruby rb/test_mt.rb --seed 7\t${text}`),
    jest.map((text) => `prove -v perl/a.t\t${text}`),
  );
  expect(read(tagged).streams).toEqual(['ruby rb/test_mt.rb --seed 7', 'prove -v perl/a.t']);
  expect(candidates('src/a.rb:3\tLine is too long')).toEqual([]);
});

it('a decimal alone behind a stamp is what was printed', () => {
  const { tail } = read(
    ['@@ -1,2 +1,2 @@', '-25.4', '+25.3', 'FAILED', ...jest].map(
      (line, n) => `#11 ${(3.4 + n / 100).toFixed(3)} ${line}`,
    ),
  );
  expect(tail.map(({ text }) => text)).toContain('+25.3');
});

it('a process and a date of the day first, before a bar, are a prefix', () => {
  const { failures, streams } = read(
    jest.map((line, n) => `rig[${4000 + (n % 3)}] 28/Nov/2026 20:31:${10 + n},${100 + n} | ${line}`),
  );
  expect(streams).toEqual(['rig']);
  expect(failures).toMatchObject([{ name: 'catalogue › counts seeds' }]);
});

it.each(Object.keys(arounds))('what stands around lines as %s writes it is taken off', (name) => {
  const passed = Array.from({ length: 9 }, (_, i) => `PASS core/bed${i}.test.js`);
  const { failures } = read(arounds[name as keyof typeof arounds]([...passed, ...jest], drawFrom(5)));
  expect(failures).toMatchObject([{ name: 'catalogue › counts seeds', expected: '90', actual: '110' }]);
});

it('a level before a step of BuildKit, whose lines begin with seconds, is taken off', () => {
  const steps = Array.from({ length: 20 }, (_, i) => `layer-${i} pulled in ${i} ms`);
  const { streams } = read([...steps, ...[...jest, ...jest].map((line, i) => `INFO #14 2.${100 + i} ${line || 'x'}`)]);
  expect(streams).toEqual(['#14']);
});

it.each([
  ['cat -n', (line: string, at: number) => `${String(at + 1).padStart(6)}\t${line}`],
  ['grep -n', (line: string, at: number) => `${at + 1}:${line}`],
])('the numbers of %s are taken off', (_name, around) => {
  expect(read([...jest, ''].map(around)).failures).toMatchObject([{ name: 'catalogue › counts seeds' }]);
});

it.each([
  ['tests', (at: number) => `${at}: ${at === 8 ? 'FAIL expected 3, got 4' : 'pass'}`],
  ['rows of a table', (at: number) => `${at}\t${at * 2}\t${at === 8 ? 'wrong' : 'right'}`],
])('numbers of %s are what they are called by', (_name, line) => {
  const lines = Array.from({ length: 20 }, (_, at) => line(at + 1));
  expect(
    read(lines)
      .tail.map(({ text }) => text)
      .slice(0, 20),
  ).toEqual(lines);
});
