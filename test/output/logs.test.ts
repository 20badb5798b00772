import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { condense } from '../../src/output/condense.ts';
import { logReader } from '../../src/output/read-log.ts';
import { isTest, type TestReport } from '../../src/output/report.ts';
import { cases, isRecalled, plain } from './recall.ts';

const all = cases(join(import.meta.dirname, '../fixtures/logs'));

function read(raw: Uint8Array): TestReport {
  const log = logReader();
  log.push(raw);
  return log.end();
}

/** What only the general reader knows, and cases whose runner says no number. */
const uncounted =
  /^(?:behave|boost|busted|cmocka|eunit|lab|nim|testthat|uvu|crystal|go-test|junit4|node-test-dot|maven-compile|go-vet|pytest-(?:line|native))\//;

describe.each(all)('$name', ({ name, raw, truth }) => {
  const report = read(raw);

  it('tells every failing test within 5,000 and 20,000 characters, name and message together', () => {
    for (const maxChars of [5000, 20_000]) {
      const text = condense(report, { maxChars, exitCode: 1 });
      expect(text.length).toBeLessThanOrEqual(maxChars);
      const missed = truth.filter((each) => !isRecalled(plain(text), each, true)).map((each) => each.name);
      expect(missed).toEqual([]);
    }
  });

  it('gives the same text however the log is cut into chunks', () => {
    const log = logReader();
    for (let at = 0; at < raw.length; at += 997) log.push(raw.subarray(at, at + 997));
    expect(condense(log.end(), { maxChars: 5000 })).toBe(condense(report, { maxChars: 5000 }));
  });

  it('counts as many failing tests as there are, where the runner counts', () => {
    if (report.counts === undefined || uncounted.test(name)) return;
    const tests = report.failures.filter(isTest);
    expect(report.counts.failed).toBe(tests.length + report.failuresLeftOut);
    const lint = truth.filter((each) => each.kind === 'lint' || each.kind === 'compile').length;
    if (!name.startsWith('lint-then'))
      expect(tests.length).toBe(truth.length - lint - compileSuites(name, truth.length - lint - tests.length));
    if (!name.startsWith('catch2')) expect(report.counts.passed).toBeGreaterThan(0);
  });
});

/** go names a package that does not compile once for each error, and not as a test. */
function compileSuites(name: string, difference: number): number {
  return name.startsWith('go-test') ? difference : 0;
}

it('tells every failing test of runners and tools that no reader was written for', () => {
  expect(['unseen/open', 'unseen-2', 'unseen-3', 'unseen-4'].flatMap(missedIn)).toEqual([]);
});

/** Of the last sets that were recorded blind: failing tests that are still not told within 5,000 characters. */
const stillMissed: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'unseen-5': {
    'gotest-v-in-install-noise': 1,
    'jest-teamcity': 2,
    'mocha-junit-cat': 1,
    'own-noise-2500': 1,
    'playwright-json': 1,
    'prove-junit': 1,
    'rake-two-runs': 2,
    'rspec-html': 1,
    'yath-tty': 1,
    'yath-verbose': 1,
  },
  'unseen-6': {
    'behave-json-pretty': 1,
    'cargo-json-unstable': 1,
    'gotestsum-standard-verbose-junit': 1,
    'jest-github-actions': 1,
    'node-test-junit-stdout': 1,
  },
  'unseen-7': {
    'big-checkstyle-spectral': 1,
    'big-japa-noisy': 1,
    'ci-python-perl-shell': 5,
    // Its name and its table are told; prove's line that repeats the name is not.
    'perl-test-class-differences': 1,
  },
  'unseen-8': {
    'shellcheck-json1-diff': 2,
  },
  'unseen-9': {
    'make-gxx-many': 1,
    'node-test-crash-mix': 1,
    'py-internalerror': 1,
  },
  'unseen-14': {
    'lint-job-shell-python-js': 1,
    'pylint-flake8-bandit-sqlfluff-job': 2,
  },
  'unseen-15': {
    'ctest-doctest-cmocka-cppunit-buildx': 1,
    'go-v-example-fuzz-timeout-buildkite': 1,
    'pytest-doctest-long-diff-185k': 1,
    'turbo-three-runners-prefixed-gha': 1,
    'vitest-snapshots-hooks-azure': 1,
  },
  'unseen-16': {
    'trial-twisted-stestr': 2,
  },
};

it('tells no fewer than before of the last 149 logs that were recorded blind', () => {
  expect(missedMore('unseen-5')).toEqual([]);
});

it('nor of 126 of runners in unusual modes', () => {
  expect(missedMore('unseen-6')).toEqual([]);
});

it('nor of 70 of tools, suites behind each other and runners written by hand', () => {
  expect(missedMore('unseen-7')).toEqual([]);
});

it('nor of 20 of linters, compilers and tools that nobody reads', () => {
  expect(missedMore('unseen-8')).toEqual([]);
});

it('nor of 34 with several kinds of failing in each', () => {
  expect(missedMore('unseen-9')).toEqual([]);
});

it('nor of 39 of monorepos, reporters beside each other and prefixes of BuildKit and compose', () => {
  expect(missedMore('unseen-10')).toEqual([]);
});

it('nor of 38 in other languages, with long lines, retries and prefixes of more systems', () => {
  expect(missedMore('unseen-11')).toEqual([]);
});

it('nor of 37 as pages of CI show them, workspaces and green tests whose step fails among them', () => {
  expect(missedMore('unseen-12')).toEqual([]);
});

it('nor of 36 that fail amid noise, in hooks and in child processes', () => {
  expect(missedMore('unseen-13')).toEqual([]);
});

it('nor of 33 with whole CI jobs, chained runners, linters side by side and checkers written by hand', () => {
  expect(missedMore('unseen-14')).toEqual([]);
});

it('nor of 34 behind prefixes of more systems, with linters and compilers side by side', () => {
  expect(missedMore('unseen-15')).toEqual([]);
});

it('nor of 37 of runners that are seldom read, in nine languages, with hooks, crashes and checkers side by side', () => {
  expect(missedMore('unseen-16')).toEqual([]);
});

function missedMore(set: string): string[] {
  const missed = missedIn(set).map((each) => each.slice(0, each.indexOf(':')));
  return [...new Set(missed)].filter(
    (name) => missed.filter((each) => each === name).length > (stillMissed[set]?.[name] ?? 0),
  );
}

function missedIn(set: string): string[] {
  return cases(join(import.meta.dirname, '../fixtures', set)).flatMap(({ name, raw, truth }) => {
    const text = plain(condense(read(raw), { maxChars: 5000, exitCode: 1 }));
    return truth.filter((each) => !isRecalled(text, each, true)).map((each) => `${name}: ${each.name}`);
  });
}

it('holds logs of many runners', () => {
  expect(all.length).toBeGreaterThan(150);
});
