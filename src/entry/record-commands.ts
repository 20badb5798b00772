/** The commands that look into the record: runs, show, logs, diff, open, export, prune. What each needs is loaded when it runs. */

import { type Command, Option } from 'commander';
import type { CommandIo, ExitCode } from './command-io.ts';
import type { ExportFormat } from './commands/export.ts';

const aRun = 'a run: its id, the beginning of it, or `latest`';

export function addRecordCommands(program: Command, io: CommandIo, end: (code: ExitCode) => void): void {
  program
    .command('runs')
    .description('list the runs of this clone, newest first')
    .addOption(new Option('--outcome <outcome>', 'only runs that ended so'))
    .addOption(new Option('--state <state>', 'running, interrupted or finished'))
    .addOption(new Option('--issue <number>', 'only runs of this issue'))
    .addOption(new Option('--title <text>', 'only runs whose title has this text'))
    .addOption(new Option('--model <model>', 'only runs with this model'))
    .addOption(new Option('--since <when>', '7d, 12h, 30m or a date'))
    .addOption(new Option('--until <when>', '7d, 12h, 30m or a date'))
    .addOption(new Option('--limit <n>', 'at most this many').default('50'))
    .addOption(new Option('--evals', 'the eval runs instead; of the other options only --limit and --json count'))
    .addOption(new Option('--json', 'print the rows as JSON'))
    .addHelpText(
      'after',
      '\nExamples:\n  redgreen runs --outcome failed --since 7d\n  redgreen runs --json | jq .[0].id\n  redgreen runs --evals\n',
    )
    .action(async (options) => {
      if (options.evals === true) {
        const { listEvalsCommand } = await import('./commands/runs-evals.ts');
        end(await listEvalsCommand(io, { limit: options.limit, json: options.json === true }));
        return;
      }
      const { runsCommand } = await import('./commands/runs.ts');
      end(await runsCommand(io, { ...options, json: options.json === true }, new Date()));
    });

  program
    .command('show')
    .description('show why a run ended, and its attempts')
    .argument('<run>', aRun)
    .addOption(new Option('--json', 'print run.json'))
    .addHelpText('after', '\nExamples:\n  redgreen show latest\n  redgreen show 20261121-10 --json\n')
    .action(async (run: string, options: { json?: boolean }) => {
      const { showCommand } = await import('./commands/show.ts');
      end(await showCommand(io, { run, json: options.json === true }));
    });

  program
    .command('logs')
    .description('show what setup and tests printed')
    .argument('<run>', aRun)
    .addOption(new Option('--attempt <n>', 'only of this attempt'))
    .addOption(new Option('-f, --follow', 'go on until the run has ended'))
    .addOption(new Option('--raw', 'as the commands wrote it, colours and control characters included'))
    .addHelpText('after', '\nExamples:\n  redgreen logs latest --attempt 2\n  redgreen logs latest --follow\n')
    .action(async (run: string, options: { attempt?: string; follow?: boolean; raw?: boolean }) => {
      const { logsCommand } = await import('./commands/logs.ts');
      end(
        await logsCommand(io, {
          run,
          attempt: options.attempt,
          follow: options.follow === true,
          raw: options.raw === true,
        }),
      );
    });

  program
    .command('diff')
    .description('show what a run changed against its base, or what one attempt changed')
    .argument('<run>', aRun)
    .addOption(new Option('--attempt <n>', 'what this attempt changed since the one before'))
    .addOption(new Option('--base', 'against the base, also with --attempt'))
    .addHelpText('after', '\nExamples:\n  redgreen diff latest | git apply\n  redgreen diff latest --attempt 2\n')
    .action(async (run: string, options: { attempt?: string; base?: boolean }) => {
      const { diffCommand } = await import('./commands/diff.ts');
      end(await diffCommand(io, { run, attempt: options.attempt, base: options.base === true }));
    });

  program
    .command('open')
    .description("serve a run's page on this machine until Ctrl-C, and print its address")
    .argument('<run>', aRun)
    .addOption(new Option('--port <port>', 'default: a free one'))
    .addHelpText('after', '\nExamples:\n  redgreen open latest\n  redgreen open latest --port 8080\n')
    .action(async (run: string, options: { port?: string }) => {
      const { openCommand } = await import('./commands/open.ts');
      end(await openCommand(io, { run, port: options.port }));
    });

  program
    .command('export')
    .description('write a run, or an eval run, as one file')
    .argument('<run>', aRun)
    .addOption(
      new Option('--format <format>', 'default: by the ending of --output, else html').choices([
        'html',
        'markdown',
        'json',
        'jsonl',
        'csv',
        'junit',
      ]),
    )
    .addOption(new Option('-o, --output <file>', 'default: stdout'))
    .addHelpText(
      'after',
      '\nExamples:\n  redgreen export latest -o run.html\n  redgreen export latest --format jsonl > events.jsonl\n',
    )
    .action(async (run: string, options: { format?: ExportFormat; output?: string }) => {
      const { exportCommand } = await import('./commands/export.ts');
      end(await exportCommand(io, { run, format: options.format, output: options.output }));
    });

  program
    .command('prune')
    .description('remove the record of old runs')
    .addOption(new Option('--older-than <when>', '30d or a date; default: retention-days'))
    .addOption(new Option('--dry-run', 'only tell what would go'))
    .addOption(new Option('--json', 'print what went as JSON'))
    .addHelpText('after', '\nExamples:\n  redgreen prune --dry-run\n  redgreen prune --older-than 30d\n')
    .action(async (options: { olderThan?: string; dryRun?: boolean; json?: boolean }) => {
      const { pruneCommand } = await import('./commands/prune.ts');
      end(
        await pruneCommand(
          io,
          { olderThan: options.olderThan, dryRun: options.dryRun === true, json: options.json === true },
          new Date(),
        ),
      );
    });
}
