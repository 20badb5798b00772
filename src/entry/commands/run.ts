/** Defines `redgreen run`, which has the agent implement a story (task) from file, option or stdin on a new branch. */

import type { Command } from 'commander';
import { RedgreenError } from '../../run/errors.ts';
import { repeatable } from '../option-values.ts';
import { addProgressOptions, type ProgressOptions, runWithProgress } from '../run-progress.ts';
import { addSettingFlags, flagsOf, withSwitchValues } from '../setting-flags.ts';
import { readStoryFile, storyFromStdin, storyFromText } from '../story-input.ts';
import { type CommandFile, type CommandIo, exitCodes } from '../subcommand.ts';

interface RunOptions extends ProgressOptions {
  message: string[];
}

export const command: CommandFile = {
  place: 10,
  declare: (run) =>
    addSettingFlags(
      addProgressOptions(
        run
          .description('implement a story in this clone, on a branch of its own')
          .argument('[story]', 'a Markdown file, with or without front matter; `-` reads it from stdin')
          .addOption(
            repeatable(
              '-m, --message <text>',
              'text of the story: first its title, then a paragraph for each further -m',
            ),
          ),
      ),
    ),
  notes: exitCodes,
  examples: [
    'redgreen run story.md',
    'redgreen run -m "Ten percent off" -m "Orders above 100 get 10 % off."',
    'gh issue view 12 --json title,body \\\n    --template "# {{.title}}{{\\"\\\\n\\"}}{{.body}}" | redgreen run -',
    'redgreen run stories/discount.md --max-iterations 1 --test-command "npm test"',
    'redgreen run story.md --dry-run --progress json 2> events.jsonl',
  ],
  prepare: withSwitchValues,
  async run(io, path: string | undefined, options: RunOptions, command: Command) {
    const read = await readStory(io, path, options.message);
    return await runWithProgress(io, options, async (here) => {
      const { runStoryHere } = await import('../local-run.ts');
      return runStoryHere(read, { ...here, flags: flagsOf(command) });
    });
  },
};

async function readStory(io: CommandIo, path: string | undefined, message: readonly string[]) {
  if (message.length > 0 && path !== undefined)
    throw new RedgreenError('bad-usage', `both ${path} and -m are given; allowed: one of them`);
  if (message.length > 0) return storyFromText(message.join('\n\n'), '-m');
  if (path === undefined)
    throw new RedgreenError('bad-usage', "missing required argument 'story': a file, `-` for stdin, or -m");
  return path === '-' ? await storyFromStdin(io.stdin) : await readStoryFile(io.cwd, path);
}
