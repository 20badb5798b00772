import { describe, expect, it } from 'vitest';
import { condense } from '../../src/output/condense.ts';
import type { Failure } from '../../src/output/failure-lines.ts';
import type { TestReport } from '../../src/output/test-report.ts';
import { read, told } from './told.ts';

const failure = (name: string, ...told: string[]): Failure => ({
  runner: 'x',
  name,
  message: told[0],
  lines: told.map((text) => ({ text, rank: 0 })),
});
const report = (failures: Failure[], more: Partial<TestReport> = {}): TestReport => ({
  runners: ['x'],
  failures,
  reportedFailed: 0,
  failuresLeftOut: 0,
  ranNothing: false,
  blocks: [],
  tail: [],
  ...more,
});

describe('condense', () => {
  it('where room is scarce what most failures say alike is told once, and what sets each apart of all', () => {
    const said = 'expect(received).toEqual(expected) // deep equality';
    const failures = Array.from({ length: 40 }, (_, i) =>
      failure(`test number ${i}`, said, `-             "count": ${i},`, `+             "count": ${i + 700},`),
    );
    const text = condense(report(failures), { maxChars: 2800 });
    expect(text).toContain(said);
    for (let i = 0; i < 40; i++) expect(text).toContain(`test number ${i}\n  `);
    for (let i = 0; i < 40; i++) expect(text).toContain(`+ "count": ${i + 700},`);
  });

  it('where room is scarce a file is told once, before the first of its tests', () => {
    const failures = Array.from({ length: 30 }, (_, i) => ({
      ...failure(
        `${i} holds`,
        `AssertionError: expected the depth of pond ${i} to be what it was`,
        `- ${i + 100}`,
        `+ ${i + 700}`,
      ),
      file: 'test/ponds/depth.test.js',
      line: 10 + i,
    }));
    const text = condense(report(failures), { maxChars: 1500 });
    expect(text.split('test/ponds/depth.test.js').length).toBe(2);
    for (let i = 1; i < 30; i++) expect(text).toContain(`:${10 + i} ${i} holds\n`);
  });

  it('what is only seen in passing never takes the place of a failing test of another stream', () => {
    const weak = Array.from({ length: 30 }, (_, i) => ({
      ...failure(`printed ${i}`, `page ${i}`),
      stream: 'b',
      weak: true,
    }));
    const broken = { ...failure('src/a.ts', 'does not compile'), stream: 'b', kind: 'compile' as const };
    const real = { ...failure('the real one', 'is 1, not 2'), stream: 'a' };
    const text = condense({ ...report([...weak, broken, real]), streams: ['a', 'b'] }, { maxChars: 400 });
    expect(text).toContain('the real one');
  });

  it('counts what it cannot name', () => {
    const failures = Array.from({ length: 1000 }, (_, i) =>
      failure(`a test with a rather long name, number ${i}`, `${i}`),
    );
    const text = condense(report(failures, { failuresLeftOut: 5 }), { maxChars: 2000 });
    const named = text.match(/a test with a rather long name, number \d+/g)?.length ?? 0;
    expect(text).toMatch(new RegExp(`… ${1005 - named} more failing(?:, \\d+ lines left out)?$`));
    expect(text.length).toBeLessThanOrEqual(2000);
  });

  it('tells the same error once, with the tests it hit', () => {
    const failures = Array.from({ length: 60 }, (_, i) => failure(`t${i}`, 'connection refused'));
    const text = condense(report([...failures, failure('other', 'something else')]), { maxChars: 5000 });
    expect(text.match(/connection refused/g)).toHaveLength(1);
    expect(text).toContain('t0; t1;');
    expect(text).toContain('t59');
  });

  it('keeps expected and actual before stacks', () => {
    const lines = [
      { text: 'expected 90, got 110', rank: 0 as const },
      ...Array.from({ length: 50 }, (_, i) => ({ text: `at own (src/file${i}.js:1:1)`, rank: 3 as const })),
    ];
    const failures = ['a', 'b', 'c'].map(
      (name): Failure => ({
        runner: 'x',
        name,
        lines: [...lines.slice(1), { ...lines[0], text: `expected 90 in ${name}`, rank: 0 }],
      }),
    );
    const text = condense(report(failures), { maxChars: 300 });
    for (const name of 'abc') expect(text).toContain(`expected 90 in ${name}`);
  });

  it('never goes above the budget nor cuts a character in half, at any budget', () => {
    const failures = [
      failure('émoji 😀😀😀😀', '😀'.repeat(300), 'é'.repeat(3000)),
      failure('二', '漢字😀'.repeat(500)),
    ];
    for (let maxChars = 0; maxChars < 700; maxChars++) {
      const text = condense(report(failures), { maxChars });
      expect(text.length).toBeLessThanOrEqual(maxChars);
      expect(text.isWellFormed()).toBe(true);
    }
    for (let maxChars = 0; maxChars < 200; maxChars += 3) {
      const text = condense(report([], { tail: [{ stream: '', text: 'error 😀😀😀'.repeat(40) }] }), {
        maxChars,
        exitCode: 1,
      });
      expect(text.length).toBeLessThanOrEqual(maxChars);
      expect(text.isWellFormed()).toBe(true);
    }
  });

  it('says the exit code and the tail where no failing test is recognised', () => {
    const text = condense(read(`${'noise\n'.repeat(400)}something odd happened\nlast words\n`), {
      maxChars: 500,
      exitCode: 3,
    });
    expect(text).toMatch(/^exit code 3, no failing test recognised\n/);
    expect(text).toContain('last words');
    expect(condense(read('fine\n'), { maxChars: 500, exitCode: 0 })).toBe('fine');
  });

  it('finds error-like blocks of an unknown tool far from the end, and not what the log repeats', () => {
    const noise = (i: number) => `[error] upstream replied 502 for row ${i}, retry 1 of 3\n`;
    const body = Array.from({ length: 3000 }, (_, i) => noise(i)).join('');
    const text = told(`${body}FATAL: the flux capacitor is empty\n  at unit 7\n${body}`, 2000);
    expect(text).toContain('FATAL: the flux capacitor is empty');
    expect(text.match(/upstream replied/g)?.length ?? 0).toBeLessThan(25);
  });

  it('says nothing of timings and addresses', () => {
    const log = (ms: number, address: string) =>
      `✖ failing tests:\n\ntest at a.test.js:3:1\n✖ name (${ms}.25ms)\n  Error: object at ${address} is gone\n      at f (/repo/src/a.js:1:1)\n`;
    const one = read(log(12, '0x7f4441230001'));
    const other = read(log(340, '0x7f88aa0000ff'));
    expect(condense(one, { maxChars: 5000 })).toBe(condense(other, { maxChars: 5000 }));
  });
});

describe('what no reader knows', () => {
  const each = <T>(make: (i: number) => T) => Array.from({ length: 30 }, (_, i) => make(i));

  it('tells where room is scarce each failure by its name and its values', () => {
    const list = each((i) => `  ✗ pond ${i} thaws`).join('\n');
    const ponds = each(
      (i) =>
        `✗ winter / pond ${i} thaws\n\nthe values differ\n- Wanted\n+ Found\n\n  {\n-     "depth": ${i + 100},\n+     "depth": ${i + 700},\n  }\n\n    at thaw (lib/pond.js:${i}:3)\n    at run (/usr/lib/runner.js:9:9)\n`,
    ).join('\n');
    const text = told(`${list}\n\n${ponds}\n${list}\n`, 3200, []);
    for (let i = 0; i < 30; i++) {
      expect(text).toContain(`"depth": ${i + 700}`);
      expect(text).toContain(`pond ${i} thaws`);
    }
  });

  it('keeps what is a value: a date in quotes, a whole number of milliseconds in a name, an address that is null', () => {
    const text = told(
      "✗ waits 50 ms (51 ms)\nExpected '2024-05-01T00:00:00.000Z' to equal '2024-05-02T00:00:00.000Z'\nviolation at 0x00000000, thread 0x7ffc749e (code 0x80070020)\n",
      2000,
      [],
    );
    expect(text).toContain('waits 50 ms (…)');
    expect(text).toContain("'2024-05-01T00:00:00.000Z' to equal '2024-05-02T00:00:00.000Z'");
    expect(text).toContain('violation at 0x00000000, thread 0x… (code 0x80070020)');
  });
});

describe('beside what a reader told', () => {
  it('what another tool says is told, though the runner counts no more failing tests than it tells', () => {
    const log = [
      'would reformat lib/reed.py',
      'Oh no! 1 file would be reformatted.',
      '=================================== FAILURES ===================================',
      '__________________________________ test_water __________________________________',
      "E   AssertionError: assert 'wet' == 'ice'",
      '=========================== short test summary info ============================',
      "FAILED tests/test_pond.py::test_water - AssertionError: assert 'wet' == 'ice'",
      '1 failed in 0.52s',
      'gauge.sh: level 9 was wanted, stuck at 4',
      'make: *** [Makefile:5: gauge] Error 1',
    ];
    const text = told(log, 3000);
    for (const said of ['would reformat lib/reed.py', 'stuck at 4', "assert 'wet' == 'ice'"])
      expect(text).toContain(said);
  });

  it('the steps of another tool that follow a failure take no room from what else went wrong', () => {
    const steps = Array.from({ length: 300 }, (_, i) => `[${i}/300] Building CXX object src/part_${i}.cpp.o`);
    const specs = Array.from(
      { length: 20 },
      (_, i) => `  [FAILED] spec ${i}\n  Expected <int>: ${i}\n  to equal <int>: 99`,
    );
    const log = [...specs, '--- FAIL: TestYard (0.00s)', 'FAIL', ...steps, ''].join('\n');
    const text = told(log, 3000);
    expect(text).toContain('TestYard');
    for (let i = 0; i < 20; i++) expect(text).toContain(`<int>: ${i}`);
  });
});
