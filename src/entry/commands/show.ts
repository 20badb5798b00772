/**
 * Defines `redgreen show`, which prints a run's attempts and why it ended, or each story's (task's) result of an eval
 * run.
 */

import { renderEval } from '../../eval/format/report.ts';
import { renderTerminal } from '../../report/terminal.ts';
import { ownerIsGone } from '../../store/run-folder.ts';
import { folderFromHere } from '../local-clone.ts';
import { aRunOrEval } from '../option-values.ts';
import { openRunOrEval } from '../run-database.ts';
import type { CommandFile } from '../subcommand.ts';
import { wantsColours } from '../terminal.ts';

export const command: CommandFile = {
  place: 80,
  declare: (show) =>
    show
      .description('show why a run ended and its attempts, or the stories of an eval run')
      .argument('[run]', aRunOrEval, 'latest')
      .option('--json', 'print run.json, or the eval run as JSON'),
  examples: ['redgreen show', 'redgreen show 20261121-10 --json'],
  async run(io, run: string, options: { json?: boolean }) {
    await using found = await openRunOrEval(io, run);
    if ('report' in found) {
      io.stdout.write(renderEval(await found.report(), options.json ? 'json' : 'terminal'));
      return 0;
    }
    const text = options.json
      ? `${JSON.stringify(found.run, null, 2)}\n`
      : renderTerminal(found.run, {
          colours: wantsColours(io.stdout, io.environment),
          folder: await folderFromHere(io.cwd, found.run.id),
          interrupted: found.run.state === 'running' && (await ownerIsGone(found.folder)),
        });
    io.stdout.write(text);
    return 0;
  },
};
