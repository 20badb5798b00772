/**
 * `sandbox: none`, only when asked for: the allow-listed environment and the limits hold, isolation does not. Commands of a layer
 * run in a copy of the tree, because nothing can be mounted at the tree's own path.
 */

import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { program } from './own-command.ts';
import { descendants, processTable } from './process-table.ts';
import { prlimit, type Rung, type RungSource } from './rung.ts';

const tagName = 'REDGREEN_COMMAND';

export function openUnconfined({ runDir, limits }: RungSource): Rung {
  const { processes: _, ...own } = limits;
  // RLIMIT_NPROC would count the user's other processes here.
  const [file = '', , ...rest] = prlimit(program('prlimit'), { ...own, processes: 0 });
  return {
    kind: 'none',
    description: 'no sandbox',
    async prepare() {
      return () => {
        const tag = randomUUID();
        const endTagged = () => {
          for (const { pid } of processTable()) if (hasTag(pid, tag)) kill(pid);
        };
        return {
          argv: [program('setpriv'), '--pdeathsig', 'KILL', '--', file, ...rest],
          cwd: runDir,
          env: { [tagName]: tag },
          end(pid) {
            for (const { pid: below } of descendants(pid)) kill(below);
            endTagged();
            kill(pid);
          },
          // What called setsid has left the process group; its environment still names the command.
          async after() {
            endTagged();
          },
        };
      };
    },
    async [Symbol.asyncDispose]() {},
  };
}

function hasTag(pid: number, tag: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1').includes(`${tagName}=${tag}`);
  } catch {
    return false;
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // gone meanwhile
  }
}
