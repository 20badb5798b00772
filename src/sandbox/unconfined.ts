/** Runs commands without any isolation, for the setting `sandbox: none`, and ends all processes that they started. */

import { randomUUID } from 'node:crypto';
import { program } from '../run/system-programs.ts';
import type { Backend } from './backend.ts';
import { descendants, processTable, readOrEmpty } from './process-table.ts';
import { kill } from './spawn.ts';

const tagName = 'COMMAND_ID';

export function openUnconfined(): Backend {
  return {
    kind: 'none',
    description: 'no sandbox',
    overlays: false,
    async prepare() {
      return () => {
        const tag = randomUUID();
        const endTagged = () => {
          const tagged = processTable().filter(({ pid }) =>
            readOrEmpty(`/proc/${pid}/environ`).includes(`${tagName}=${tag}`),
          );
          for (const { pid } of tagged) kill(pid);
          return tagged.length;
        };
        return {
          argv: [program('setpriv'), '--pdeathsig', 'KILL', '--'],
          sharesUser: true,
          env: { [tagName]: tag },
          end(pid) {
            for (const { pid: below } of descendants(pid)) kill(below);
            endTagged();
            kill(pid);
          },
          // What called setsid has left the process group; its environment still names the command.
          async after() {
            // What is being started just now shows in the next look.
            for (let look = 0; look < 50 && endTagged() > 0; look++)
              await new Promise((resolve) => setTimeout(resolve, 5));
          },
        };
      };
    },
    async [Symbol.asyncDispose]() {},
  };
}
