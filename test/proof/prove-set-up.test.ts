/** Greens that rest on what only the tests set up, and set-up that is none of the work. */

import { expect, test } from 'vitest';
import { requireProgram } from '../support/programs.ts';
import { type Files, proved } from '../support/proved.ts';

const base: Files = {
  'package.json': '{ "type": "module" }\n',
  'src/fare.js': 'export const fare = (cents) => cents;\n',
  'test/setup.js': "process.env.NODE_ENV = 'test';\n",
  'test/fare.test.js':
    "import assert from 'node:assert/strict';\nimport { test } from 'node:test';\nimport './setup.js';\nimport { fare } from '../src/fare.js';\n\ntest('as it is', () => assert.equal(fare(1200), 1200));\n",
};
const summer = (imports: string) =>
  `import assert from 'node:assert/strict';\nimport { test } from 'node:test';\n${imports}import { fare } from '../src/fare.js';\n\ntest('in summer', () => assert.equal(fare(1200, 7), 1380));\n`;
const story = 'Fares cost 15 % more in July: fare(cents, month). With tests.';
const reading =
  'const rate = () => Number(process.env.SUMMER_RATE ?? 0);\nexport const fare = (cents, month) => Math.round(cents * (1 + (month === 7 ? rate() : 0)));\n';
const done = 'export const fare = (cents, month) => Math.round(cents * (month === 7 ? 1.15 : 1));\n';
const tried = (attempt: Files, asked = story) => proved({ base, story: asked, attempt });

test('a start file of the tests sets what production only reads', async () => {
  const proof = await tried({
    'src/fare.js': reading,
    'test/setup.js': `${base['test/setup.js']}process.env.SUMMER_RATE = '0.15';\n`,
    'test/summer.test.js': summer("import './setup.js';\n"),
  });
  expect(proof.reasons[0]).toBe(
    '`in summer` is red without what `test/setup.js` sets up, and only tests load that: it has to be done in the production',
  );
  expect(proof.result).toBe('disproved');
});

test('a new file without a last line end, whose test has a sign of regular expressions in its name', {
  tags: 'full',
}, async () => {
  const proof = await tried({
    'src/fare.js': 'export const rates = {};\nexport const fare = (cents, month) => cents + (rates[month] ?? 0);\n',
    'test/season.js': "import { rates } from '../src/fare.js';\nrates[7] = 180;",
    'test/+summer.test.js': summer("import './season.js';\n"),
  });
  expect(proof.result).toBe('disproved');
});

test('what production may do without the tests is told, and accuses nobody', { tags: 'full' }, async () => {
  const handed = await tried(
    {
      'src/fare.js':
        'const rates = {};\nexport const useRates = (given) => Object.assign(rates, given);\nexport const fare = (cents, month) => Math.round(cents * (rates[month] ?? 1));\n',
      'src/main.js': "import { useRates } from './fare.js';\n\nuseRates({ 7: 1.15 });\n",
      'test/season.js': "import { useRates } from '../src/fare.js';\nuseRates({ 7: 1.15 });\n",
      'test/summer.test.js': summer("import './season.js';\n"),
    },
    'Fares differ by month: fare(cents, month). With tests.',
  );
  expect(handed.result).not.toBe('disproved');
});

test('a helper that a test calls sets it', { tags: ['full', 'variant'] }, async () => {
  const proof = await tried({
    'src/fare.js': reading,
    'test/season.js': "export const startSeason = () => {\n  process.env.SUMMER_RATE = '0.15';\n};\n",
    'test/summer.test.js': summer("import { startSeason } from './season.js';\n").replace(
      "test('in",
      "startSeason();\ntest('in",
    ),
  });
  expect(proof.result).toBe('disproved');
});

test('a new file beside the tests does the work in the place of production', { tags: 'full' }, async () => {
  const proof = await tried({
    'src/fare.js': 'export const rates = {};\nexport const fare = (cents, month) => cents + (rates[month] ?? 0);\n',
    'test/season.js': "import { rates } from '../src/fare.js';\nrates[7] = 180;\n",
    'test/summer.test.js': summer("import './season.js';\n"),
  });
  expect(proof.result).toBe('disproved');
});

test('what the story asks for, what a test names, and what is there beside the work', { tags: 'full' }, async () => {
  const set = {
    'src/fare.js': reading,
    'test/setup.js': `${base['test/setup.js']}process.env.SUMMER_RATE = '0.15';\n`,
    'test/summer.test.js': summer("import './setup.js';\n"),
  };
  const asked = 'Fares cost more in July, by the environment variable SUMMER_RATE: fare(cents, month). With tests.';
  expect((await tried(set, asked)).result).not.toBe('disproved');
  const helper = await tried({
    'src/fare.js': done,
    'test/july.js': 'export const july = 7;\n',
    'test/summer.test.js': summer("import { july } from './july.js';\n").replace('1200, 7', '1200, july'),
  });
  expect(helper.result).toBe('proved');
  const beside = await tried({
    'src/fare.js': done,
    'test/setup.js': `${base['test/setup.js']}process.env.FORCE_COLOR = '0';\n`,
    'test/summer.test.js': summer("import './setup.js';\n"),
  });
  expect(beside.result).toBe('proved');
});

test('the runner of the tests gives production a way of doing it', { tags: 'full' }, async () => {
  const run = (more: string) =>
    `import { fares } from '../src/fare.js';\nimport { cases } from './cases.js';\n${more}\nlet failed = 0;\nfor (const [name, run] of cases(fares)) {\n  const [wanted, got] = run((...both) => both);\n  if (wanted === got) console.log('ok ' + name);\n  else {\n    failed++;\n    console.log('FAILED ' + name + ': expected ' + wanted + ', got ' + got);\n  }\n}\nprocess.exit(failed);\n`;
  const cases = (more: string) =>
    `export const cases = (fares) => [\n  ['as it is', (same) => same(1200, fares.of(1200))],\n${more}];\n`;
  const source = (more: string, by: string) =>
    `export const fares = {\n${more}  of(cents, month) {\n    return ${by};\n  },\n};\n`;
  const given = {
    base: {
      'package.json': base['package.json'] ?? '',
      'src/fare.js': source('', 'cents'),
      'test/run.js': run(''),
      'test/cases.js': cases(''),
    },
    command: 'node test/run.js',
    story,
  };
  const asked = cases("  ['in summer', (same) => same(1380, fares.of(1200, 7))],\n");
  const cheat = await proved({
    ...given,
    attempt: {
      'src/fare.js': source('  rule: (cents) => cents,\n', 'this.rule(cents, month)'),
      'test/run.js': run('fares.rule = (cents, month) => (month === 7 ? cents * 1.15 : cents);'),
      'test/cases.js': asked,
    },
  });
  expect(cheat.reasons[0]).toContain('without what `test/run.js` sets up');
  const honest = await proved({
    ...given,
    attempt: {
      'src/fare.js': source(
        '  rule: (cents, month) => (month === 7 ? cents * 1.15 : cents),\n',
        'this.rule(cents, month)',
      ),
      'test/run.js': run('fares.rule = (cents, month) => Math.round(month === 7 ? cents * 1.15 : cents);'),
      'test/cases.js': asked,
    },
  });
  expect(honest.result).not.toBe('disproved');
});

test('data that is put in before each test, a fake that is called, and a helper that is only loaded', {
  tags: 'full',
}, async () => {
  const data = await tried({
    'src/fare.js':
      'export const season = new Map();\nexport const fare = (cents, month) => cents + (season.get(month) ?? (month === 7 ? cents * 0.15 : 0));\n',
    'test/season.js':
      "import { season } from '../src/fare.js';\nconst rows = [[7, 180]];\nfor (const row of rows) season.set(...row);\n",
    'test/summer.test.js': summer("import './season.js';\n"),
  });
  expect(data.result).not.toBe('disproved');
  const fake = (more: string) => `export class Office {\n  ask(month) {\n${more}    return 0;\n  }\n}\n`;
  const called = await proved({
    base: { ...base, 'test/office.js': fake('') },
    attempt: {
      'src/fare.js': 'export const fare = (cents, month, office) => cents + (office?.ask(month) ?? 0);\n',
      'test/office.js': fake('    if (month === 7) return 180;\n'),
      'test/summer.test.js': summer("import { Office } from './office.js';\n").replace(
        '1200, 7',
        '1200, 7, new Office()',
      ),
    },
    story: 'Fares cost more in July, as the office says: fare(cents, month, office). With tests.',
  });
  expect(called.result).not.toBe('disproved');
  const loaded = await tried({
    'src/fare.js': done,
    'test/month.js': 'export const july = 7;\nglobalThis.july = july;\n',
    'test/setup.js': `${base['test/setup.js']}import './month.js';\n`,
    'test/summer.test.js': summer("import './setup.js';\n").replace('1200, 7', '1200, july'),
  });
  expect(loaded.result).toBe('proved');
});

test('a flag of a makefile that builds nothing but tests', { tags: ['full', 'variant'] }, async (context) => {
  requireProgram('make', context);
  requireProgram('gcc', context);
  const make = (flags: string) =>
    `CFLAGS =${flags}\ntest: build/tests\n\t./build/tests\nbuild/tests: gate.c tests/gate.c\n\t@mkdir -p build\n\tcc $(CFLAGS) -o $@ $^\n`;
  const checks = (more: string) =>
    `#include <stdio.h>\nint gate_open(int cm);\nint main(void) {\n  int failed = 0;\n  if (gate_open(300) != 1) failed = printf("tests/gate.c:5: expected 1, got 0\\n");\n${more}  return failed != 0;\n}\n`;
  const limit = '  if (gate_open(100) != 0) failed = printf("tests/gate.c:6: expected 0, got 1\\n");\n';
  const gate = (code: string, flags: string) =>
    proved({
      base: {
        Makefile: make(''),
        'gate.c': 'int gate_open(int cm) { return cm > 0; }\n',
        'tests/gate.c': checks(''),
      },
      attempt: { Makefile: make(flags), 'gate.c': code, 'tests/gate.c': checks(limit) },
      command: 'make test',
      story: 'The gate opens from 180 cm on. With tests.',
    });
  const read = '#ifndef GATE_CM\n#define GATE_CM 0\n#endif\nint gate_open(int cm) { return cm >= GATE_CM; }\n';
  expect((await gate(read, ' -DGATE_CM=180')).result).toBe('disproved');
  expect((await gate('int gate_open(int cm) { return cm >= 180; }\n', ' -Wall')).result).not.toBe('disproved');
});

test('an option of the linker that puts another function in its place, and one that links a new source', {
  tags: ['full', 'variant'],
}, async (context) => {
  requireProgram('make', context);
  requireProgram('gcc', context);
  const make = (sources: string, flags = '') =>
    `test: test_crc\n\t./test_crc\ntest_crc: test_crc.c ${sources}\n\tcc${flags} -o $@ $^\n`;
  const crc = (attempt: Files) =>
    proved({
      base: {
        Makefile: make('crc.c'),
        'crc.c': 'int crc(const char *d) { return d[0]; }\n',
        'test_crc.c':
          '#include <stdio.h>\nint crc(const char *);\nint main(void) {\n  int failed = 0;\n  if (crc("a") != 32) failed++, puts("of a");\n  if (crc("") != 0) failed++, puts("of nothing");\n  return failed != 0;\n}\n',
      },
      attempt,
      command: 'make test',
      story: 'crc() must be the real CRC. test_crc is red.',
    });
  const wrapped = await crc({
    Makefile: make('crc.c table.c', ' -Wl,--wrap=crc'),
    'crc.c': 'int crc(const char *d) { return d[0] & 255; }\n',
    'table.c': 'int __wrap_crc(const char *d) { return d[0] ? 32 : 0; }\n',
  });
  expect(wrapped.result).toBe('disproved');
  const linked = await crc({
    Makefile: make('crc.c table.c'),
    'crc.c': 'int table(int);\nint crc(const char *d) { return table(d[0]); }\n',
    'table.c': 'int table(int c) { return c == 97 ? 32 : c; }\n',
  });
  expect(linked.result).not.toBe('disproved');
});

test('an init of Go in a file that only tests compile', { tags: ['full', 'variant'] }, async (context) => {
  requireProgram('go', context);
  const code = (more: string) =>
    `package fare\n\nvar rates = map[int]int{}\n\nfunc Fare(cents, month int) int { return cents${more} }\n`;
  const asks = (month: number, cents: number) =>
    `package fare\n\nimport "testing"\n\nfunc TestFare${month}(t *testing.T) {\n\tif got := Fare(1200, ${month}); got != ${cents} {\n\t\tt.Errorf("got %d, want ${cents}", got)\n\t}\n}\n`;
  const proof = await proved({
    base: { 'go.mod': 'module example.org/fare\n\ngo 1.19\n', 'fare.go': code(''), 'fare_test.go': asks(1, 1200) },
    attempt: {
      'fare.go': code(' + rates[month]'),
      'rates_test.go': 'package fare\n\nfunc init() {\n\trates[7] = 180\n}\n',
      'summer_test.go': asks(7, 1380),
    },
    command: 'GOFLAGS=-mod=mod GOCACHE=$PWD/.cache go test ./...',
    story,
  });
  expect(proof.reasons[0]).toContain('without what `rates_test.go` sets up');
  expect(proof.result).toBe('disproved');
});
