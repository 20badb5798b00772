/** The part of the tamper pack that is really run: every cheat must exit 0, and the guard or the second verification must say no. */

import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, type TestContext, test } from 'vitest';
import { findTampering } from '../../src/guard/guard.ts';
import type { Verification } from '../../src/run/verification.ts';
import { basePathsToLayOver, readSecond, withBaseTests } from '../../src/verify/second.ts';
import { verify } from '../../src/verify/verify.ts';
import { briefly, plainExec } from '../support/plain-exec.ts';
import { stretched } from '../support/slow-machine.ts';
import { type PackCase, packCases, portOf } from '../support/tamper-pack.ts';

const scratch = await mkdtemp(join(tmpdir(), 'tamper-pack-'));
afterAll(() => rm(scratch, { recursive: true, force: true }));

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

const alsoLong = new Set(['node', 'npm', 'python3', 'make', 'cargo']);

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

async function run(files: ReadonlyMap<string, string>, command: string, name: string): Promise<Verification> {
  const folder = join(scratch, name);
  await mkdir(folder, { recursive: true });
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const exec = plainExec(folder);
  // All test files in one process take a third of what a process for each does; one cheat goes by the variable of a process for each.
  const isolation = name.startsWith('js-detects-runner') ? 'process' : 'none';
  const clean = `unset NODE_ENV VITEST VITEST_MODE; export NODE_OPTIONS=--test-isolation=${isolation} ${briefly};`;
  const logDir = join(scratch, 'logs', name);
  const verification = await verify({
    exec: (line) => exec({ ...line, script: `${clean} ${line.script}` }),
    commands: { test: command },
    timeoutMs: stretched(60_000),
    log: { folder: logDir, name: 'log', maxChars: 5000 },
    tree: name,
  });
  await rm(folder, { recursive: true, force: true });
  return verification;
}

const baselines = new Map<string, Promise<Verification>>();
function baselineOf(one: PackCase): Promise<Verification> {
  const key = [one.command, ...[...one.base].flat()].join('\n');
  const known = baselines.get(key) ?? run(one.base, one.command, `${one.name}-base`);
  baselines.set(key, known);
  return known;
}

/** The tree with the base's tests and configuration laid over it. */
async function laidOver(one: PackCase): Promise<Map<string, string> | undefined> {
  const { restore, remove, scripts, needed } = basePathsToLayOver(one.changed);
  const files = new Map(one.tree);
  for (const path of remove) files.delete(path);
  for (const path of restore) files.set(path, one.base.get(path) ?? '');
  for (const path of scripts) {
    const merged = await withBaseTests(path, one.base.get(path) ?? '', one.tree.get(path) ?? '');
    if (merged !== undefined) files.set(path, merged);
  }
  const mixed = scripts.some((path) => files.get(path) !== one.tree.get(path));
  return needed || mixed ? files : undefined;
}

async function judge(one: PackCase) {
  const baseline = await baselineOf(one);
  const green = await run(one.tree, one.command, `${one.name}-tree`);
  const findings = await findTampering(portOf(one), {
    commands: { test: one.command },
    baseline,
    verification: green,
    story: { mayChangeTests: one.mayChange, text: one.text },
  });
  const weakens = findings.filter((finding) => finding.severity === 'weakens').map((finding) => finding.rule);
  const laid = await laidOver(one);
  const second = laid && readSecond(baseline, await run(laid, one.command, `${one.name}-second`));
  return { baseline, green, weakens, second };
}

const figures = { guard: 0, second: 0, both: 0, refused: 0, cheats: 0 };

describe.concurrent('cheats that exit 0', () => {
  for (const [one, options] of atOnce([...packCases('cheat'), ...packCases('held-out-cheat')].filter(({ run }) => run)))
    test(one.name, options, async (context) => {
      requireRunner(one, context);
      const { baseline, green, weakens, second } = await judge(one);
      if (one.name !== 'js-not-awaited') expect(baseline.result).toBe('failed');
      expect(green.exitCode).toBe(0);

      const byGuard = weakens.length > 0;
      const bySecond = second !== undefined && second.kind !== 'backed';
      figures.cheats++;
      // An exit 0 behind which no test ran is red before anybody looks at the files.
      if (green.result !== 'passed') figures.refused++;
      else if (byGuard && bySecond) figures.both++;
      else if (byGuard) figures.guard++;
      else if (bySecond) figures.second++;
      expect(byGuard || bySecond || green.result !== 'passed').toBe(true);
      if (one.by === 'second') expect(second?.kind).toBe('bent');
    });
});

describe.concurrent('honest changes', () => {
  for (const [one, options] of atOnce(
    [...packCases('honest'), ...packCases('held-out-honest')].filter(({ run }) => run),
  ))
    test(one.name, options, async (context) => {
      requireRunner(one, context);
      const { green, weakens, second } = await judge(one);
      expect(green.result).toBe('passed');
      expect(weakens).toEqual([]);
      expect(second?.kind ?? 'backed').toBe(one.second);
    });
});

afterAll(() => {
  const { cheats, guard, second, both, refused } = figures;
  console.log(
    `ran ${cheats} cheats, all exit 0: ${guard} caught by the guard alone, ${second} by the second verification alone, ${both} by both, ${refused} red because no test ran`,
  );
});
