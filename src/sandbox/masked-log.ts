/** Masks secrets in a sandboxed command's log as soon as the command has ended, before anybody reads the log. */

import { createReadStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import type { Masker, Redactor } from '../text/redact.ts';
import type { Exec } from './exec.ts';
import type { Sandbox } from './sandbox-types.ts';

/** The same sandbox, every log of which is masked once its command has ended: an agent's as what it reads. */
export function withMaskedLogs(sandbox: Sandbox, redact: Redactor): Sandbox {
  return withExec(sandbox, (exec, isOfAgent) => async (command) => {
    try {
      return await exec(command);
    } finally {
      await maskFile(command.logPath, isOfAgent ? redact.forAgent : redact);
    }
  });
}

/** The same sandbox, with every way to run a command in it wrapped. */
export function withExec(sandbox: Sandbox, wrap: (exec: Exec, isOfAgent: boolean) => Exec): Sandbox {
  return {
    ...sandbox,
    setup: wrap(sandbox.setup, false),
    shell: wrap(sandbox.shell, true),
    agent: wrap(sandbox.agent, true),
    async layer(...args) {
      const layer = await sandbox.layer(...args);
      return { ...layer, exec: wrap(layer.exec, false) };
    },
  };
}

/** Masks a file in place. Where that fails nothing is left of it: an unmasked log is worse than none. Throws then. */
export async function maskFile(path: string, redact: Masker): Promise<void> {
  if (!existsSync(path)) return;
  const draft = `${path}.masked`;
  try {
    const masked = redact.stream();
    await using target = await open(draft, 'w', 0o600);
    // One character for each byte: what is no UTF-8 stays what it is.
    for await (const text of createReadStream(path, 'latin1')) await target.appendFile(masked.push(text), 'latin1');
    await target.appendFile(masked.end(), 'latin1');
    await rename(draft, path);
  } catch (error) {
    await Promise.all([path, draft].map((one) => rm(one, { force: true })));
    throw error;
  }
}
