/** `redgreen show <run>`: why it ended, then its attempts. */

import { renderTerminal } from '../../report/terminal.ts';
import { ownerIsGone } from '../../store/run-owner.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';
import { openRun } from '../local-record.ts';
import { wantsColours } from '../terminal.ts';

export async function showCommand(io: CommandIo, options: { run: string; json: boolean }): Promise<ExitCode> {
  await using found = await openRun(io, options.run);
  const text = options.json
    ? `${JSON.stringify(found.run, null, 2)}\n`
    : renderTerminal(found.run, {
        colours: wantsColours(io.stdout, io.environment),
        interrupted: found.run.state === 'running' && (await ownerIsGone(found.folder)),
      });
  io.stdout.write(text);
  return 0;
}
