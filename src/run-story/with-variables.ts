/** A sandbox in which every command sees the variables that the repository's continuous integration sets. */

import type { Exec } from '../sandbox/exec.ts';
import type { Sandbox } from '../sandbox/sandbox-options.ts';

export function withVariables(sandbox: Sandbox, env: Readonly<Record<string, string>> = {}): Sandbox {
  if (Object.keys(env).length === 0) return sandbox;
  const seen =
    (exec: Exec): Exec =>
    (command) =>
      exec({ ...command, env: { ...env, ...command.env } });
  return {
    ...sandbox,
    setup: seen(sandbox.setup),
    shell: seen(sandbox.shell),
    agent: seen(sandbox.agent),
    async layer(...args) {
      const layer = await sandbox.layer(...args);
      return { ...layer, exec: seen(layer.exec) };
    },
    [Symbol.asyncDispose]: () => sandbox[Symbol.asyncDispose](),
  };
}
