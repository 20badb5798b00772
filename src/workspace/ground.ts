/** What stands under every command of a sandbox, once a rung of the ladder holds. */

import type { Environment } from './environment.ts';
import type { Rung, RungSource } from './rung.ts';
import type { SandboxOptions } from './sandbox-options.ts';
import type { Toolchains } from './toolchains.ts';
import type { Mount } from './view.ts';

/** An opened rung with what every view in it shares. */
export interface Ground {
  ok: true;
  rung: Rung;
  options: SandboxOptions;
  source: RungSource;
  environment: Environment;
  toolchains: Toolchains;
  hidden: string[];
  /** The first mounts of each view: memory folders, and readable folders that lie below them. */
  shared: Mount[];
  /** Overlays can be mounted; else layers are copies. */
  overlay: boolean;
}
