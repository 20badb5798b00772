/** A work tree in a private folder, a sandbox on it, and commands whose output is read back. */

import { chmod, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { removeTree } from '../../src/run/remove-tree.ts';
import { chooseBackend } from '../../src/sandbox/choose-backend.ts';
import type { Command, Exec } from '../../src/sandbox/exec.ts';
import type { LayerHome } from '../../src/sandbox/layer.ts';
import { defaultLimits, type Limits } from '../../src/sandbox/resource-limits.ts';
import { openCommandViews } from '../../src/sandbox/sandbox.ts';
import type { SandboxOptions } from '../../src/sandbox/sandbox-types.ts';
import { stretched } from '../support/slow-machine.ts';

type Backend = 'bubblewrap' | 'namespaces';

/** Both that this machine must have; a machine that has only one of the ladder names it. */
export const backends: Backend[] = process.env.REDGREEN_TEST_BACKEND
  ? [process.env.REDGREEN_TEST_BACKEND as Backend]
  : ['bubblewrap', 'namespaces'];

export type OpenTree = Awaited<ReturnType<typeof openOn>>;

export async function openTree(
  files: Record<string, string>,
  more: Partial<SandboxOptions> = {},
  overlay = true,
  limits: Partial<Limits> = {},
) {
  return openOn(await makeTree(files), more, overlay, limits);
}

/** A private folder with a work tree in it. */
export async function makeTree(files: Record<string, string>): Promise<string> {
  const root = await mkdtemp('/tmp/redgreen-sandbox-');
  await chmod(root, 0o755);
  await writeFiles(join(root, 'tree'), files);
  return root;
}

/** What a sandbox over the work tree in a folder is opened with, unless something else is said. */
export const optionsOn = (root: string): SandboxOptions => ({
  ...{ tree: join(root, 'tree'), runDir: join(root, 'run'), choice: 'auto', network: 'none' },
  ...{ testEnv: {}, services: [], readable: [], hidden: [], environment: process.env },
});

export async function openOn(
  root: string,
  more: Partial<SandboxOptions>,
  overlay = true,
  limits: Partial<Limits> = {},
) {
  const tree = join(root, 'tree');
  const opened = await chooseBackend({ ...optionsOn(root), ...more }, { ...defaultLimits, ...limits });
  if (!opened.ok) throw new Error(opened.reason);
  const sandbox = await openCommandViews({ ...opened, overlay: opened.overlay && overlay });
  let logs = 0;
  return {
    root,
    tree,
    sandbox,
    /** Runs a script and gives back its result with what it printed. */
    async run(exec: Exec, script: string, command: Partial<Command> = {}) {
      const logPath = join(root, `log-${++logs}`);
      const result = await exec({ script, logPath, timeoutMs: stretched(30_000), ...command });
      return { ...result, output: await readFile(logPath, 'utf8') };
    },
    /** A layer with these files over the frozen tree, and without `deleted`. */
    async layer(files: Record<string, string> = {}, more: { deleted?: string[]; home?: LayerHome } = {}) {
      const { deleted = [], home } = more;
      const over = await writeFiles(await mkdtemp(join(root, 'over-')), files);
      return await sandbox.layer({ over, deleted }, home);
    },
    async [Symbol.asyncDispose]() {
      await sandbox[Symbol.asyncDispose]();
      await removeTree(root);
    },
  };
}

export async function writeFiles(folder: string, files: Record<string, string>): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}
