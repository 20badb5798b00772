/** Runs commands that share one list of sandbox mounts, and prepares the network and environment of each command. */

import { join } from 'node:path';
import type { OpenBackend } from './choose-backend.ts';
import type { Command, CommandResult, Exec, Network } from './exec.ts';
import { openNetwork } from './networks.ts';
import { runProcess } from './process.ts';
import type { Start } from './start.ts';
import type { Mount } from './view.ts';

export interface ViewSource {
  mounts: Mount[];
  /** Where the command does not say otherwise. */
  network: Network;
  /** Ports of the runner, on every network but the full one, which has them anyway. */
  services: number[];
  env: Record<string, string>;
  /** The tree as commands see it. */
  directory: string;
}

export interface ViewExec extends AsyncDisposable {
  exec: Exec;
}

interface Prepared {
  start: () => Start;
  env: Record<string, string>;
}

/** Each network is prepared once, when it is first asked for, and held until this is closed. */
export function openViewExec(
  { backend, source, environment, shared, options }: OpenBackend,
  view: ViewSource,
): ViewExec {
  const { limits, runDir } = source;
  const held = new AsyncDisposableStack();
  const prepared = new Map<string, Promise<Prepared>>();
  const mounts = [...shared, ...view.mounts];

  async function prepare(network: Network, ports: readonly number[]): Promise<Prepared> {
    const carried = [...view.services, ...ports];
    if (network === 'full') return { start: await backend.prepare(mounts, 'full'), env: environment.online };
    const { hold } = backend;
    if (!hold || (network === 'none' && carried.length === 0)) {
      return { start: await backend.prepare(mounts, 'none'), env: {} };
    }
    const opened = held.use(await openNetwork(network, carried, runDir, hold));
    return { start: await backend.prepare(mounts, opened.held), env: { ...environment.listed, ...opened.env } };
  }

  return {
    async exec(command: Command): Promise<CommandResult> {
      const network = command.network ?? view.network;
      const ports = command.ports ?? [];
      const key = JSON.stringify([network, ports]);
      const ready = prepared.get(key) ?? prepare(network, ports);
      prepared.set(key, ready);
      const { start, env } = await ready;
      const job = {
        ...command,
        start: start(),
        directory: join(view.directory, command.cwd ?? '.'),
        env: { ...environment.always, ...env, ...(command.withoutTestEnv ? {} : view.env), ...command.env },
        limits,
        runDir,
        writesTo: [runDir, options.tree],
      };
      return await runProcess(job);
    },
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}
