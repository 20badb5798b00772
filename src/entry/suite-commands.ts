/** The commands about suites of stories: eval, rerun, compare, flaky. What each needs is loaded when it runs. */

import { type Command, Option } from 'commander';
import type { CommandIo, ExitCode } from './command-io.ts';

const exitCodes =
  '\nExits 0 where every story passed, 3 where one failed, 6 where one errored, 130 when interrupted.\n';
const several = (value: string, before: readonly string[]) => [...before, value];

export async function addSuiteCommands(
  program: Command,
  io: CommandIo,
  argv: readonly string[],
  end: (code: ExitCode) => void,
): Promise<void> {
  const command = program
    .command('eval')
    .description('run every story of a suite, as a test of the agent')
    .argument('<suite>', 'a folder of story files, or one file')
    .addOption(new Option('--grep <text>', 'only stories with this text in id or title'))
    .addOption(
      new Option('--tag <tag>', 'only stories with this tag; may be given again').argParser(several).default([], 'all'),
    )
    .addOption(new Option('--shard <i/n>', 'the i-th of n parts'))
    .addOption(new Option('--repeat <k>', 'every story k times').default('1'))
    .addOption(new Option('--parallel <n>', 'stories at the same time').default('1'))
    .addOption(new Option('--fail-fast', 'begin no story after one that did not pass'))
    .addOption(new Option('--resume', 'go on with the interrupted eval of this suite'))
    .addOption(new Option('--replay', 'repeat the recorded answers beside the stories: no key, no network'))
    .addOption(
      new Option('--format <format>', 'terminal, markdown, json, jsonl, csv, junit or html, on stdout').default(
        'terminal',
      ),
    )
    .addOption(new Option('--json', 'the same as --format json'))
    .addOption(
      new Option('-o, --output <file>', 'also a file, in the form of its ending; may be given again')
        .argParser(several)
        .default([], 'none'),
    )
    .addHelpText(
      'after',
      `${exitCodes}\nExamples:\n  redgreen eval stories/ --repeat 3 --parallel 2 -o report.html\n  redgreen eval examples/stories --replay\n`,
    )
    .action(async (suite: string, options) => {
      const { evalCommand } = await import('./commands/eval.ts');
      const { flagsOf } = await import('./setting-flags.ts');
      const { grep, tag: tags, shard, repeat, parallel, output: outputs } = options;
      const is = (name: string) => options[name] === true;
      const format = is('json') ? 'json' : options.format;
      const switches = { failFast: is('failFast'), resume: is('resume'), replay: is('replay') };
      const all = { suite, flags: flagsOf(command), grep, tags, shard, repeat, parallel, format, outputs, ...switches };
      end(await evalCommand(io, all, () => new Date()));
    });
  if (argv.includes('eval')) {
    const { addSettingFlags } = await import('./setting-flags.ts');
    addSettingFlags(command);
  }

  program
    .command('rerun')
    .description('run an eval run or a run again, as a new one that is linked to it')
    .argument('<id>', 'of an eval run or a run, the beginning of it, or `latest` for the latest eval run')
    .addOption(new Option('--failed-only', 'of an eval run: only what did not pass'))
    .addOption(new Option('--parallel <n>', 'stories at the same time').default('1'))
    .addOption(new Option('--fail-fast', 'begin no story after one that did not pass'))
    .addHelpText(
      'after',
      `${exitCodes}\nExamples:\n  redgreen rerun latest --failed-only\n  redgreen rerun 20261121-10 --parallel 4\n`,
    )
    .action(async (id: string, options: { failedOnly?: boolean; parallel: string; failFast?: boolean }) => {
      const { rerunCommand } = await import('./commands/rerun.ts');
      const { failedOnly = false, parallel, failFast = false } = options;
      end(await rerunCommand(io, { id, failedOnly, parallel, failFast }, () => new Date()));
    });

  program
    .command('compare')
    .description('what one eval run fixed and broke against another')
    .argument('<before>', 'an eval run: its id, the beginning of it, `latest` or `previous`')
    .argument('<after>', 'the same')
    .addOption(new Option('--format <format>', 'terminal, markdown or json').default('terminal'))
    .addOption(new Option('--json', 'the same as --format json'))
    .addOption(new Option('--gate', 'exit 3 where a story passes less often than before'))
    .addHelpText(
      'after',
      '\nExamples:\n  redgreen compare previous latest --gate\n  redgreen compare 20261120 20261121 --format markdown\n',
    )
    .action(async (before: string, after: string, options: { format: string; json?: boolean; gate?: boolean }) => {
      const { compareCommand } = await import('./commands/compare.ts');
      const format = options.json === true ? 'json' : options.format;
      end(await compareCommand(io, { before, after, format, gate: options.gate === true }));
    });

  program
    .command('flaky')
    .description('list the stories that both passed and failed lately')
    .addOption(new Option('--days <n>', 'how far back').default('7'))
    .addOption(new Option('--json', 'print the rows as JSON'))
    .addOption(new Option('--sql', 'print the query, for use by hand'))
    .addHelpText(
      'after',
      '\nExamples:\n  redgreen flaky --days 30\n  redgreen flaky --sql | sqlite3 .redgreen/redgreen.db\n',
    )
    .action(async (options: { days: string; json?: boolean; sql?: boolean }) => {
      const { flakyCommand } = await import('./commands/flaky.ts');
      end(
        await flakyCommand(
          io,
          { days: options.days, json: options.json === true, sql: options.sql === true },
          new Date(),
        ),
      );
    });
}
