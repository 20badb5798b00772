/** The one sandbox of a run: setup, the agent's shell, build and tests. All foreign code runs in it; it holds no key. */

import type { Exec, Network } from './exec.ts';
import { openRung } from './ladder.ts';
import type { Layer, LayerContent } from './layer.ts';
import { openRooms } from './rooms.ts';
import type { FillGit } from './throw-away-git.ts';

export type SandboxKind = 'bubblewrap' | 'namespaces' | 'docker' | 'none';

export interface SandboxOptions {
  /** Absolute, the work tree's root. */
  tree: string;
  /** Settles when the tree's files are in it, for a sandbox that is opened meanwhile. The root itself is there before. */
  treeReady?: Promise<unknown>;
  /** Private folder of this run, outside the tree, on a disk: layers, HOME, the frozen tree. Made, and emptied of ours at the end. */
  runDir: string;
  choice: 'auto' | SandboxKind;
  /** Of the agent's shell and of the tests; a list names hosts. */
  network: Network;
  /** Given to setup and to the commands of layers, not to the agent's shell. */
  testEnv: Record<string, string>;
  /** Ports of the runner that commands of a layer reach as `localhost:port`. */
  services: number[];
  /** More host folders to read inside, at their own path. Made where they are missing. */
  readable: string[];
  /** Host paths that must not be visible, wherever they lie. */
  hidden: string[];
  /** The parent's: PATH and toolchains are found with it, and only allow-listed names go in. */
  environment: NodeJS.ProcessEnv;
  /** Fills the `.git` that commands see. Without it they see none. */
  gitInside?: FillGit;
}

export interface Sandbox extends AsyncDisposable {
  kind: SandboxKind;
  /** For people: `bubblewrap 0.8.0`. */
  description: string;
  /** In the work tree, full network unless the command says otherwise, HOME writable and kept, `test-env`. */
  setup: Exec;
  /** After setup, once: keeps the tree as setup left it below every later layer. Must have ended before the tree changes again. */
  freeze(): Promise<void>;
  /** The agent's: the work tree itself is writable, HOME is thrown away after each command, no `test-env`. */
  shell: Exec;
  layer(content: LayerContent): Promise<Layer>;
  /** PATH folders of the parent that commands do not see. */
  leftOutOfPath: string[];
}

export type OpenedSandbox = { ok: true; sandbox: Sandbox } | { ok: false; reason: string; fix: string };

/** Goes down the ladder: bubblewrap, namespaces made by root, docker. Never ends at no sandbox unless that was asked for. */
export async function openSandbox(options: SandboxOptions): Promise<OpenedSandbox> {
  const opened = await openRung(options);
  if (!opened.ok) return opened;
  await options.treeReady;
  return { ok: true, sandbox: await openRooms(opened) };
}

/** The same sandbox, which calls `started` whenever a command of a layer has been started. */
export function tellingStart(sandbox: Sandbox, started: () => void): Sandbox {
  return {
    ...sandbox,
    async layer(content) {
      const layer = await sandbox.layer(content);
      return { ...layer, exec: (command) => layer.exec({ ...command, onStarted: started }) };
    },
  };
}
