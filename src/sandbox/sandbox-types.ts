/**
 * Defines the types of a sandbox: its options, and the functions that run setup, the agent's commands and tests
 * inside.
 */

import type { Backend, BackendSource, SandboxKind } from './backend.ts';
import type { Environment } from './environment.ts';
import type { Exec, Network } from './exec.ts';
import type { Layer, LayerContent, LayerHome } from './layer.ts';
import type { Mount } from './mount-list.ts';
import type { FillGit } from './throw-away-git.ts';
import type { Toolchains } from './toolchains.ts';

export interface SandboxOptions {
  /** Absolute, the work tree's root. */
  tree: string;
  /** Private folder of this run, outside the tree, on a disk: layers, HOME, the frozen tree. Made, and emptied of ours at the end. */
  runDir: string;
  choice: 'auto' | SandboxKind;
  /** Of the agent's shell and of the tests; a list names hosts. */
  network: Network;
  /** Given to setup and to the commands of layers, not to the agent's shell. */
  testEnv: Record<string, string>;
  /** Ports of the runner that commands of a layer reach as `localhost:port`. */
  services: number[];
  /** More host folders for the agent to read, at their own path. Made where they are missing. */
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
  /** Host folder of the HOME that setup has; foreign code writes to it. */
  home: string;
  /** In the work tree, full network unless the command says otherwise, HOME writable and kept, `test-env`. */
  setup: Exec;
  /** After setup, before the first layer: keeps the tree as setup left it below every layer. Must have ended before the tree changes again. */
  freeze(): Promise<void>;
  /** The work tree itself is writable, HOME is thrown away after each command, no `test-env`. */
  shell: Exec;
  /** The agent's: as `shell`, with a HOME and a /tmp of its own that live through the run. */
  agent: Exec;
  /** With a HOME that is thrown away after each command: without `home` a warm one. */
  layer(content: LayerContent, home?: LayerHome): Promise<Layer>;
  /** PATH folders of the parent that commands do not see. */
  leftOutOfPath: string[];
}

/** An opened backend with what every view in it shares. */
export interface OpenBackend {
  ok: true;
  backend: Backend;
  options: SandboxOptions;
  source: BackendSource;
  environment: Environment;
  toolchains: Toolchains;
  hidden: string[];
  /** The first mounts of each view: memory folders, and readable folders that lie below them. */
  shared: Mount[];
  /** What only the agent reads: a test that saw the logs could tell from them which run it is in. */
  forAgent: Mount[];
  /** Overlays can be mounted; else layers are copies. */
  overlay: boolean;
}
