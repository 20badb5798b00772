/** What stands under every command of a sandbox, once a backend of the ladder holds. */

import type { Backend, BackendSource } from './backend.ts';
import type { Environment } from './environment.ts';
import type { SandboxOptions } from './sandbox-options.ts';
import type { Toolchains } from './toolchains.ts';
import type { Mount } from './view.ts';

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
