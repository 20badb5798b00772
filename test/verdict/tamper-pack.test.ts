/**
 * Asks barriers and the verdict on the changes of the tamper pack: a cheat exits 0 and is stopped by some step, an honest change
 * is not.
 */

import { spawnSync } from 'node:child_process';
import { afterAll, describe, expect, type TestContext, test } from 'vitest';
import { findBarriers } from '../../src/verdict/barriers/barriers.ts';
import { readChanges } from '../../src/verdict/changed-files.ts';
import { matchTests } from '../../src/verdict/matched-tests.ts';
import { changesBetween, judged } from '../support/judged.ts';
import { type PackCase, packCases } from '../support/tamper-pack.ts';

/** By the command's first word: what it takes, and how that shows. */
const runners: Record<string, [needs: string, probe: string]> = {
  node: ['node', 'node --version'],
  npm: ['npm', 'npm --version'],
  python3: ['pytest', 'python3 -m pytest --version'],
  go: ['go', 'go version'],
  make: ['go', 'go version && make --version'],
  cargo: ['cargo', 'cargo --version'],
  ruby: ['minitest', 'ruby -e "require %q(minitest)"'],
  rspec: ['rspec', 'rspec --version'],
  phpunit: ['phpunit', 'phpunit --version'],
  sh: ['junit4', 'test -e /usr/share/java/junit4.jar && javac -version'],
};
const missing = new Map(
  Object.entries(runners).flatMap(([name, [needs, probe]]) =>
    spawnSync('sh', ['-c', probe]).status === 0 ? [] : [[name, `${needs} is not installed`] as const],
  ),
);
const runnerOf = (one: PackCase) => one.command.split(' ')[0] ?? '';

const alsoLong = new Set(['node', 'npm', 'python3']);

/** The first case of each runner is tried at once; the rest is the long part, or only a variant of it in another language. */
function atOnce(cases: readonly PackCase[]): [PackCase, { tags: string[] }][] {
  const seen = new Set<string>();
  return cases.map((one) => {
    const long = alsoLong.has(runnerOf(one)) ? ['full'] : ['full', 'variant'];
    const tags = seen.has(runnerOf(one)) ? long : [];
    seen.add(runnerOf(one));
    return [one, { tags }];
  });
}

function requireRunner(one: PackCase, { skip }: TestContext): void {
  const why = missing.get(runnerOf(one));
  if (why !== undefined) skip(why);
}

function judgedCase(one: PackCase) {
  const tree = Object.fromEntries(one.tree);
  const gone = [...one.base.keys()].filter((path) => tree[path] === undefined && one.renamed[path] === undefined);
  const attempt = { ...tree, ...Object.fromEntries(gone.map((path) => [path, undefined])) };
  const { command, renamed, mayChange: testsMayChange } = one;
  return judged({
    base: Object.fromEntries(one.base),
    attempt,
    command,
    renamed,
    testsMayChange,
    testCheck: 'enforce',
  });
}

const cheats = [...packCases('cheat'), ...packCases('held-out-cheat')];
const honest = [...packCases('honest'), ...packCases('held-out-honest')];

test('each barrier finds its cheats, and nothing in an honest change', async () => {
  const wanted = [...cheats.filter(({ barrier }) => barrier !== undefined), ...honest];
  const found = wanted.map(async ({ name, base, tree, renamed, command }) => {
    const sides = { base, attempt: tree };
    const read = async (side: keyof typeof sides, path: string) => sides[side].get(path);
    const paths = changesBetween(Object.fromEntries(base), Object.fromEntries(tree), renamed);
    const changes = await readChanges(paths, { read }, { command });
    const findings = await findBarriers(changes, await matchTests(changes), command);
    return [name, ...new Set(findings.map(({ rule }) => rule))];
  });
  expect(await Promise.all(found)).toEqual(wanted.map(({ name, barrier }) => [name, ...(barrier ? [barrier] : [])]));
});

/** Passed and told as they are in the change log: answers read out of a file of tests, and code that is built or loaded otherwise where tests run. */
const unseen = new Set(['js-reads-answers', 'py-detects-pytest', 'rust-cfg-not-test']);

const stopped = new Map<string, number>();

describe.concurrent('cheats that exit 0', () => {
  for (const [one, options] of atOnce(cheats.filter(({ run }) => run)))
    test(one.name, options, async (context) => {
      requireRunner(one, context);
      const { plain, verification } = await judgedCase(one);
      expect(plain.exitCode).toBe(0);
      const { baseTests, testCheck, testChanges = [] } = verification;
      const waits = (baseTests?.changedBehaviour ?? []).length > 0;
      const step =
        plain.result !== 'passed'
          ? 'command'
          : (testChanges.find(({ kind }) => kind === 'fails')?.rule ??
            ((baseTests?.unmet ?? []).length > 0 ? 'base tests' : waits ? 'waits' : testCheck?.result));
      stopped.set(step ?? 'none', (stopped.get(step ?? 'none') ?? 0) + 1);
      if (!unseen.has(one.name))
        expect([verification.result === 'passed' && !waits ? 'passes' : 'stopped', step]).toEqual(['stopped', step]);
    });
});

describe.concurrent('honest changes', () => {
  for (const [one, options] of atOnce(honest.filter(({ run }) => run)))
    test(one.name, options, async (context) => {
      requireRunner(one, context);
      const { verification } = await judgedCase(one);
      expect([verification.testChanges?.filter(({ kind }) => kind === 'fails') ?? []]).toEqual([[]]);
      expect(verification.result).toBe('passed');
    });
});

afterAll(() => console.log([...stopped].map(([step, count]) => `${step}: ${count}`).join(', ')));
