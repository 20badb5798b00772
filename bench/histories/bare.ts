/** The bare commands on the bare machine, from an empty home: install once, the tests three times. */

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { builtFolder } from '../../scripts/built.ts';

export interface Bare {
  ended: 'passed' | 'no-command' | 'install-failed' | 'base-red' | 'change-red';
  ms: number;
}

const entry = join(builtFolder(), 'cli.js');
/** What a project may take, with us or bare. */
export const minutes = 20;

/** Installed in the home that is, and no cache. */
const toolchains = {
  RUSTUP_HOME: process.env.RUSTUP_HOME ?? join(homedir(), '.rustup'),
  PYENV_ROOT: process.env.PYENV_ROOT ?? join(homedir(), '.pyenv'),
};

export function clonedAt(mirror: string, commit: string, into: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  git('clone', '-q', '--no-checkout', '--shared', mirror, into);
  git('-C', into, 'checkout', '-q', '--detach', commit);
  return into;
}

/** What it prints on stdout, whatever its exit code. */
export function cli(cwd: string, args: readonly string[]): string {
  const timeout = minutes * 60_000;
  return spawnSync(process.execPath, [entry, ...args], { cwd, encoding: 'utf8', timeout, maxBuffer: 1 << 28 }).stdout;
}

export function bareTimes(
  tree: string,
  commit: string,
  commands: { setup?: string; build?: string; test?: string },
): Bare {
  const { setup, build, test } = commands;
  const started = performance.now();
  const ended = (how: Bare['ended']): Bare => ({ ended: how, ms: performance.now() - started });
  if (test === undefined) return ended('no-command');
  // Like a run: nothing that an earlier install left in a cache.
  const home = mkdtempSync(join(dirname(tree), 'home-'));
  const tests = build === undefined ? test : `${build} && ${test}`;
  if (setup !== undefined && !succeeds(tree, setup, home)) return ended('install-failed');
  const base = succeeds(tree, tests, home);
  execFileSync('git', ['-C', tree, 'checkout', '-q', '--force', '--detach', commit]);
  const change = succeeds(tree, tests, home) && succeeds(tree, tests, home);
  if (!change) return ended('change-red');
  return ended(base ? 'passed' : 'base-red');
}

function succeeds(cwd: string, script: string, home: string): boolean {
  const kept = Object.entries(process.env).filter(([name]) => /^(PATH|.*_proxy|.*CERT.*|.*CA_BUNDLE)$/i.test(name));
  const timeout = minutes * 60_000;
  // What is installed globally stays in that home as well.
  const global = { npm_config_prefix: home, PATH: `${join(home, 'bin')}:${process.env.PATH}` };
  return (
    spawnSync('sh', ['-c', script], {
      cwd,
      // Three runs, and not one whose result Go repeats.
      env: { ...Object.fromEntries(kept), ...toolchains, ...global, HOME: home, CI: 'true', GOFLAGS: '-count=1' },
      stdio: 'ignore',
      timeout,
    }).status === 0
  );
}
