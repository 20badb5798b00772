/** The one sandbox of a run: setup, the agent's shell, build and tests. All foreign code runs in it; it holds no key. */

import { chooseBackend } from './choose-backend.ts';
import { openCommandViews } from './command-views.ts';
import type { Exec } from './exec.ts';
import type { Sandbox, SandboxOptions } from './sandbox-options.ts';

export type OpenedSandbox = { ok: true; sandbox: Sandbox } | { ok: false; reason: string; fix: string };

/** Goes down the ladder: bubblewrap, namespaces made by root, docker. Never ends at no sandbox unless that was asked for. */
export async function openSandbox(options: SandboxOptions): Promise<OpenedSandbox> {
  const opened = await chooseBackend(options);
  if (!opened.ok) return opened;
  await options.meanwhile?.treeReady;
  return { ok: true, sandbox: await openCommandViews(opened) };
}

/** The same sandbox, which calls `started` whenever a command of a layer has been started. */
export function tellingStart(sandbox: Sandbox, started: () => void): Sandbox {
  return {
    ...sandbox,
    async layer(...given) {
      const layer = await sandbox.layer(...given);
      const exec: Exec = (command) => {
        const onStarted = () => {
          started();
          command.onStarted?.();
        };
        return layer.exec({ ...command, onStarted });
      };
      return { ...layer, exec };
    },
  };
}
