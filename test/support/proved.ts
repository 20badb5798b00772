/** Proofs over small trees, with the real runner: node:test, and scripts where it says less. */

import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { type ProofPort, prove } from '../../src/proof/prove.ts';
import type { Verification } from '../../src/run/verification.ts';
import type { Exec } from '../../src/sandbox/exec.ts';
import { pickCommand } from '../../src/verify/pick.ts';
import { verify } from '../../src/verify/verify.ts';
import { briefly, plainExec } from './plain-exec.ts';
import { stretched } from './slow-machine.ts';

const root = await mkdtemp(join(tmpdir(), 'redgreen-prove-'));
afterAll(() => rm(root, { recursive: true, force: true }));

export type Files = Record<string, string>;

interface Given {
  base: Files;
  /** Over the base; undefined: deleted. */
  attempt: Record<string, string | undefined>;
  /** Default: node:test in one process, which takes half of what a process for each file does. */
  command?: string;
  mayChangeTests?: boolean;
  waiting?: string[];
  story?: string;
  remainingMs?: () => number;
  /** `only`: the command, where it is for some tests. */
  runs?: (label: string, only?: string) => void;
  /** As a runner that can pick tests. */
  picks?: boolean;
  timeoutMs?: number;
  sideBySide?: boolean;
  testEnv?: string[];
}

/** Tests of one language begin with the same base: its run is the same for all. One that was cut off is none. */
const baselines = new Map<string, Verification>();
async function baselineOf(key: string, run: () => Promise<Verification>): Promise<Verification> {
  const baseline = baselines.get(key) ?? (await run());
  if (baseline.result !== 'timed-out') baselines.set(key, baseline);
  return baseline;
}

export async function proved({ base, attempt, ...given }: Given) {
  const { command = 'node --test --test-isolation=none', mayChangeTests = false, story, runs, picks } = given;
  const { remainingMs = () => 1e9, timeoutMs = stretched(60_000), sideBySide, testEnv, waiting } = given;
  const tree = { ...base };
  for (const [path, text] of Object.entries(attempt)) {
    if (text === undefined) delete tree[path];
    else tree[path] = text;
  }
  const trees = new Map<string, Files>();
  const keep = (files: Files) => {
    const id = createHash('sha1')
      .update(JSON.stringify(Object.entries(files).sort()))
      .digest('hex');
    trees.set(id, files);
    return id;
  };
  let count = 0;
  const run = async (id: string, baseline?: Verification, test = command): Promise<Verification> => {
    const folder = join(root, `${++count}-${id}`);
    for (const [path, text] of Object.entries(trees.get(id) ?? {})) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text, { mode: text.startsWith('#!') ? 0o755 : 0o644 });
    }
    await mkdir(folder, { recursive: true });
    const log = { folder: join(root, 'logs'), name: `${count}`, maxChars: 5000 };
    const exec = plainExec(folder);
    const clean = 'unset NODE_ENV VITEST VITEST_MODE NODE_OPTIONS NODE_TEST_CONTEXT;';
    const cleaned: Exec = (line) => exec({ ...line, script: `${clean} export ${briefly}; ${line.script}` });
    return verify({ log, tree: id, timeoutMs, exec: cleaned, commands: { test }, baseline, root: folder });
  };
  const baseline = await baselineOf(`${keep(base)} ${timeoutMs} ${command}`, () => run(keep(base)));
  const green = await run(keep(tree), baseline);
  expect(green.result).toBe('passed');
  const side = { base, tree };
  const port: ProofPort = {
    list: async (which) => Object.keys(side[which]),
    read: async (which, path) => side[which][path],
    make: async (which, taken, files) => {
      const made = { ...side[which] };
      const other = which === 'base' ? tree : base;
      for (const path of taken) {
        const text = other[path];
        if (text === undefined) delete made[path];
        else made[path] = text;
      }
      return keep({ ...made, ...Object.fromEntries(files) });
    },
    run: (id, label, only) => {
      runs?.(label, only);
      return run(id, baseline, only);
    },
    pick: async (failures) => (picks ? pickCommand({ command, failures }) : undefined),
    remainingMs,
    sideBySide,
  };
  const changed = Object.keys(attempt).map((path) => ({
    path,
    status:
      base[path] === undefined
        ? ('added' as const)
        : tree[path] === undefined
          ? ('deleted' as const)
          : ('modified' as const),
  }));
  const none = { known: new Map(), twinned: new Map(), testPaths: undefined };
  return prove(port, {
    changed,
    green,
    baseline,
    command,
    mayChangeTests,
    waiting,
    story,
    permitting: story,
    testEnv,
    ...none,
  });
}
