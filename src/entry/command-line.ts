/** The command line: which command, with what, and the exit code. What a command needs is loaded when it runs. */

import { Command, CommanderError, Option } from 'commander';
import { explain, RedgreenError } from '../errors.ts';
import { exitCode } from '../outcome.ts';
import { visible } from '../terminal-text.ts';
import { version } from '../version.ts';
import { addAppCommands } from './app-commands.ts';
import type { CommandIo, ExitCode } from './command-io.ts';
import { addRecordCommands } from './record-commands.ts';
import { keepHeapSmall } from './small-heap.ts';
import { addSuiteCommands } from './suite-commands.ts';

const exitCodes = `
Exit codes:
  0    passed, skipped          6    provider-error
  1    error                    7    publish-failed
  2    misconfigured, usage     8    refused
  3    failed                   9    rejected
  4    no-progress, no-changes  10   setup-failed
  5    over-budget, timed-out   130  cancelled
`;

export async function runCommandLine(argv: readonly string[], io: CommandIo): Promise<ExitCode> {
  try {
    const refused = await secretFlag(argv);
    if (refused !== undefined) throw new RedgreenError('bad-usage', refused);
    const ended = { code: 0 };
    const program = await buildProgram(argv, io, (code) => {
      ended.code = code;
    });
    await program.parseAsync(await prepared(argv), { from: 'user' });
    return ended.code;
  } catch (error) {
    return failed(error, argv, io);
  }
}

async function buildProgram(argv: readonly string[], io: CommandIo, end: (code: ExitCode) => void): Promise<Command> {
  const program = new Command('redgreen');
  // Both before the first .command(): subcommands copy them, and would end the process otherwise.
  program.exitOverride().configureOutput({
    writeOut: (text) => io.stdout.write(text),
    writeErr: (text) => io.stderr.write(text),
    outputError: (text, write) => write(visible(text.trimEnd()).concat('\n')),
  });
  program
    .description(
      "Turns a story into a branch whose tests are green: an agent implements it, the repository's own tests decide.",
    )
    .version(version, '-V, --version')
    .addOption(new Option('--debug', 'show the stack of an error'))
    .showSuggestionAfterError()
    .addHelpText(
      'after',
      `${exitCodes}\nExamples:\n  redgreen run story.md\n  redgreen run story.md --max-iterations 5 --json > run.json\n  redgreen doctor\n`,
    );

  const run = program
    .command('run')
    .description('implement a story file in this clone, on a branch of its own')
    .argument('<story>', 'a Markdown file, with or without front matter')
    .addOption(new Option('--json', 'print the run as JSON'))
    .addOption(
      new Option('--progress <how>', 'what is said on stderr').choices(['plain', 'json', 'none']).default('plain'),
    )
    .addHelpText(
      'after',
      `${exitCodes}\nExamples:\n  redgreen run story.md\n  redgreen run stories/discount.md --max-iterations 1 --test-command "npm test"\n  redgreen run story.md --dry-run --progress json 2> events.jsonl\n`,
    )
    .action(async (story: string, options: { json?: boolean; progress: 'plain' | 'json' | 'none' }) => {
      keepHeapSmall();
      const { runStoryCommand } = await import('./commands/run.ts');
      const { flagsOf } = await import('./setting-flags.ts');
      end(
        await runStoryCommand(io, {
          story,
          flags: flagsOf(run),
          json: options.json === true,
          progress: options.progress,
        }),
      );
    });
  // The schema costs 50 ms to load, and only these two have its flags.
  if (argv.some((argument) => argument === 'run' || argument === 'config')) {
    const { addSettingFlags } = await import('./setting-flags.ts');
    addSettingFlags(run);
  }

  program
    .command('validate')
    .description('check the configuration and story files, without network; problems with line and column')
    .argument('[files...]', 'configuration (.yml) and stories (.md); default: .github/redgreen.yml')
    .addOption(new Option('--json', 'print the problems as JSON'))
    .addHelpText(
      'after',
      '\nExits 2 where there is a problem.\n\nExamples:\n  redgreen validate\n  redgreen validate .github/redgreen.yml stories/*.md\n',
    )
    .action(async (files: string[], options: { json?: boolean }) => {
      const { validateCommand } = await import('./commands/validate.ts');
      end(await validateCommand(io, { files, json: options.json === true }));
    });

  program
    .command('config')
    .description('show every setting, its value and where the value comes from')
    .addOption(new Option('--explain', 'with what each setting does and allows'))
    .addOption(new Option('--json', 'print the settings as JSON'))
    .addOption(new Option('--story <file>', 'count the front matter of this story too'))
    .addHelpText('after', '\nExamples:\n  redgreen config\n  redgreen config --explain --story story.md\n')
    .action(async (options: { explain?: boolean; json?: boolean; story?: string }) => {
      const { configCommand } = await import('./commands/config.ts');
      end(
        await configCommand(io, {
          explain: options.explain === true,
          json: options.json === true,
          story: options.story,
        }),
      );
    });

  program
    .command('init')
    .description('write the workflow and the configuration, shown as a diff first')
    .addOption(new Option('-y, --yes', 'write without asking'))
    .addOption(new Option('--dry-run', 'show the diff and write nothing'))
    .addHelpText('after', '\nExamples:\n  redgreen init\n  redgreen init --yes\n')
    .action(async (options: { yes?: boolean; dryRun?: boolean }) => {
      const { initCommand } = await import('./commands/init.ts');
      end(await initCommand(io, { yes: options.yes === true, dryRun: options.dryRun === true }));
    });

  program
    .command('doctor')
    .description('check everything a run needs, each with its cause and what to do')
    .addOption(new Option('--offline', 'ask neither GitHub nor the model provider'))
    .addOption(new Option('--json', 'print the checks as JSON'))
    .addHelpText(
      'after',
      '\nExits 1 where something keeps a run from starting. On a machine of the App (REDGREEN_APP_ID, or registered) it checks the App too.\n\nExamples:\n  redgreen doctor\n  GITHUB_TOKEN=$(gh auth token) redgreen doctor --json\n',
    )
    .action(async (options: { offline?: boolean; json?: boolean }) => {
      const { doctorCommand } = await import('./commands/doctor.ts');
      end(await doctorCommand(io, { offline: options.offline === true, json: options.json === true }));
    });

  program
    .command('replay')
    .description("repeat a recorded run without the model, or carry out a webhook's payload as the Action would")
    .argument(
      '<run-or-event>',
      'a run: its id, the beginning of it, or `latest`; or the name of an event, such as issues',
    )
    .argument('[payload]', 'the event’s payload, a JSON file; dry unless --write')
    .addOption(new Option('--write', 'write to GitHub'))
    .addOption(new Option('--json', 'print what came of it as JSON'))
    .addHelpText(
      'after',
      '\nRepeating a run exits 3 where it went another way.\n\nExamples:\n  redgreen replay latest\n  GITHUB_TOKEN=$(gh auth token) redgreen replay issues labeled.json\n',
    )
    .action(async (name: string, payload: string | undefined, options: { write?: boolean; json?: boolean }) => {
      const [write, json] = [options.write === true, options.json === true];
      if (payload === undefined) {
        const { replayRunCommand } = await import('./commands/replay-run.ts');
        end(await replayRunCommand(io, { run: name, json }));
        return;
      }
      const { replayCommand } = await import('./commands/replay.ts');
      end(await replayCommand(io, { event: name, payload, write, json }));
    });

  addRecordCommands(program, io, end);
  addAppCommands(program, io, end);
  await addSuiteCommands(program, io, argv, end);

  program
    .command('condense')
    .description('condense a test log from stdin to what an agent gets to read')
    .addOption(new Option('--budget <characters>', 'at most this many; default: BUDGET in the environment, else 5000'))
    .addHelpText(
      'after',
      '\nExamples:\n  npm test 2>&1 | redgreen condense\n  redgreen condense --budget 2000 < test.log\n',
    )
    .action(async (options: { budget?: string }) => {
      const given = options.budget ?? (io.environment.BUDGET || '5000');
      const budget = Number(given);
      if (!Number.isInteger(budget) || budget < 100) {
        throw new RedgreenError('bad-usage', `--budget is ${given}; allowed: a whole number from 100`);
      }
      const { condenseStdin } = await import('./commands/condense.ts');
      await condenseStdin({ stdin: io.stdin, stdout: io.stdout, budget });
    });
  return program;
}

async function prepared(argv: readonly string[]): Promise<string[]> {
  // It stands wherever it is put.
  const own = argv.filter((argument) => argument !== '--debug');
  if (!own.includes('run') && !own.includes('eval')) return own;
  const { withSwitchValues } = await import('./setting-flags.ts');
  return withSwitchValues(own);
}

/** Before anything is parsed, because a message about an unknown flag would repeat what follows it. */
async function secretFlag(argv: readonly string[]): Promise<string | undefined> {
  const name = argv
    .map((argument) => /^--([a-z-]*(?:key|token|secret|password))(?:=|$)/i.exec(argument)?.[1])
    .find(Boolean);
  if (name === undefined) return undefined;
  const instead = name === 'anthropic-api-key' ? 'Set the variable ANTHROPIC_API_KEY.' : 'Set it in the environment.';
  return `--${name}: a secret is never taken from the command line, where other users and the shell's history see it. ${instead}`;
}

function failed(error: unknown, argv: readonly string[], io: CommandIo): ExitCode {
  if (error instanceof CommanderError) {
    // Help and version that were asked for end here too.
    return error.exitCode === 0 || error.code === 'commander.help' ? 0 : exitCode('misconfigured');
  }
  const { code, outcome, what, fix } = explain(error);
  io.stderr.write(`error[${code}] ${visible(what).replaceAll('\n', '\n  ')}\nfix: ${visible(fix)}\n`);
  if (argv.includes('--debug') && error instanceof Error) io.stderr.write(`${visible(error.stack ?? '')}\n`);
  return exitCode(outcome);
}
