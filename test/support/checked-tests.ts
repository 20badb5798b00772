/** Checks the tests of a change of a small tree, with the real runner in a folder of its own. */

import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import type { TestCheck } from '../../src/run/test-check.ts';
import type { Verification } from '../../src/run/verification.ts';
import type { Change } from '../../src/verdict/change.ts';
import { checkTests } from '../../src/verdict/experiments/experiments.ts';
import { holdsTests } from '../../src/verdict/languages/texts.ts';
import { pickCommand } from '../../src/verdict/pick.ts';
import type { Role } from '../../src/verdict/roles.ts';
import { verify } from '../../src/verdict/run-commands.ts';
import { plainExec } from './plain-exec.ts';
import { stretched } from './slow-machine.ts';

const root = await mkdtemp(join(tmpdir(), 'redgreen-checked-'));
afterAll(() => rm(root, { recursive: true, force: true }));

export type Files = Record<string, string>;

export interface CheckedChange {
  base: Files;
  /** Over the base; undefined: deleted. */
  attempt: Record<string, string | undefined>;
  command: string;
  roles?: Record<string, Role>;
}

export async function checked({ base, attempt, command, roles = {} }: CheckedChange): Promise<TestCheck> {
  const trees = new Map<string, Files>();
  const keep = (files: Files) => {
    const id = createHash('sha1')
      .update(JSON.stringify(Object.entries(files).sort()))
      .digest('hex');
    trees.set(id, files);
    return id;
  };
  const after = Object.fromEntries(
    Object.entries({ ...base, ...attempt }).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const ids = { base: keep(base), attempt: keep(after) };
  const run = (id: string, test = command) => runTree(trees.get(id) ?? {}, { id, test });
  const [baseline, green] = [await run(ids.base), await run(ids.attempt)];
  if (green.result !== 'passed') throw new Error(`the attempt is red: ${green.output}`);
  const changes = await changesBetween(base, after, roles);
  return checkTests(
    {
      list: async (side) => Object.keys(trees.get(ids[side]) ?? {}),
      read: async (side, path) => trees.get(ids[side])?.[path],
      async make(side, taken, texts) {
        const made = { ...trees.get(ids[side]) };
        const other = trees.get(ids[side === 'base' ? 'attempt' : 'base']) ?? {};
        for (const path of taken) {
          if (other[path] === undefined) delete made[path];
          else made[path] = other[path];
        }
        return keep({ ...made, ...Object.fromEntries(texts) });
      },
      run: (id, _, test) => run(id, test),
      pick: async (failures) => pickCommand({ command, failures: [...failures] }),
      remainingMs: () => 1e9,
    },
    {
      ...{ changes, green, baseline, command, testPaths: undefined, testEnv: [] },
      known: new Map([
        [ids.base, baseline],
        [ids.attempt, green],
      ]),
    },
  );
}

async function changesBetween(base: Files, after: Files, roles: Record<string, Role>): Promise<Change[]> {
  const paths = [...new Set([...Object.keys(base), ...Object.keys(after)])].filter(
    (path) => base[path] !== after[path],
  );
  return Promise.all(
    paths.map(async (path): Promise<Change> => {
      const [old, now] = [base[path], after[path]];
      const role = roles[path] ?? (/test|spec/i.test(path) ? 'test' : 'production');
      const mixed =
        role === 'production' && ((await holdsTests(path, old ?? '')) || (await holdsTests(path, now ?? '')));
      return {
        ...{ path, role, status: old === undefined ? 'added' : now === undefined ? 'deleted' : 'modified' },
        ...(mixed && { mixed: true as const }),
        ...(old !== undefined && { base: old }),
        ...(now !== undefined && { attempt: now }),
      };
    }),
  );
}

let count = 0;

async function runTree(files: Files, { id, test }: { id: string; test: string }): Promise<Verification> {
  const number = ++count;
  const folder = join(root, `${number}-${id}`);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const exec = plainExec(folder);
  const clean = 'unset NODE_ENV VITEST VITEST_MODE NODE_OPTIONS NODE_TEST_CONTEXT;';
  const verification = await verify({
    exec: (line) => exec({ ...line, script: `${clean} ${line.script}` }),
    commands: { test },
    log: { folder: join(root, 'logs'), name: `${number}`, maxChars: 5000 },
    ...{ tree: id, timeoutMs: stretched(60_000), root: folder },
  });
  await rm(folder, { recursive: true, force: true });
  return verification;
}
