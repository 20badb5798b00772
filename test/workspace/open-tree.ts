/** A work tree in a private folder, a sandbox on it, and commands whose output is read back. */

import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Command, CommandResult, Exec } from '../../src/workspace/exec.ts';
import { openSandbox, type Sandbox, type SandboxOptions } from '../../src/workspace/sandbox.ts';

export const rungs = ['bubblewrap', 'namespaces'] as const;

export interface OpenTree extends AsyncDisposable {
  root: string;
  tree: string;
  sandbox: Sandbox;
  /** Runs a script and gives back its result with what it printed. */
  run(exec: Exec, script: string, more?: Partial<Command>): Promise<CommandResult & { output: string }>;
}

export async function openTree(files: Record<string, string>, more: Partial<SandboxOptions> = {}): Promise<OpenTree> {
  const root = await mkdtemp('/tmp/redgreen-sandbox-');
  const tree = join(root, 'tree');
  await writeFiles(tree, files);
  const opened = await openSandbox({
    tree,
    runDir: join(root, 'run'),
    choice: 'auto',
    network: 'none',
    testEnv: {},
    services: [],
    readable: [],
    hidden: [],
    environment: process.env,
    ...more,
  });
  if (!opened.ok) throw new Error(opened.reason);
  let logs = 0;
  return {
    root,
    tree,
    sandbox: opened.sandbox,
    async run(exec, script, command = {}) {
      const logPath = join(root, `log-${++logs}`);
      const result = await exec({ script, logPath, timeoutMs: 30_000, ...command });
      return { ...result, output: await readFile(logPath, 'utf8') };
    },
    async [Symbol.asyncDispose]() {
      await opened.sandbox[Symbol.asyncDispose]();
      await rm(root, { recursive: true, force: true });
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
