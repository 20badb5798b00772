/** `redgreen export [run]`: the run, or an eval run, as one file. */

import { Option } from 'commander';
import { RedgreenError } from '../../errors.ts';
import { formatOfFile, renderEval } from '../../eval/format/report.ts';
import type { CommandFile } from '../command-file.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';
import { openEval } from '../eval-record.ts';
import { openRun, reportInput } from '../local-record.ts';
import { aRunOrEval } from '../option-values.ts';
import { writeOutput } from '../output-file.ts';

/** jsonl is of runs only: their events. */
const formats = ['html', 'markdown', 'json', 'jsonl'] as const;
type ExportFormat = (typeof formats)[number];

export const command: CommandFile = {
  place: 120,
  declare: (command) =>
    command
      .description('write a run, or an eval run, as one file')
      .argument('[run]', aRunOrEval, 'latest')
      .addOption(new Option('--format <format>', 'default: by the ending of --output, else html').choices(formats))
      .option('-o, --output <file>', 'default: stdout, where that is no terminal'),
  examples: ['redgreen export -o run.html', 'redgreen export --format jsonl > events.jsonl'],
  run: exportRun,
};

const endings = { html: '.html', markdown: '.md', json: '.json', jsonl: '.jsonl' };

interface Form {
  format?: ExportFormat;
  output?: string;
}

async function exportRun(io: CommandIo, run: string, { output, format = formatOf(output) }: Form): Promise<ExitCode> {
  if (output === undefined && io.stdout.isTTY === true) {
    // What a run has printed could steer the terminal, and one file of HTML fills it for minutes.
    const fix = `Give -o run${endings[format]}, or send it on through a pipe.`;
    throw new RedgreenError('bad-usage', `${format} is for a file, and stdout is a terminal`, { fix });
  }
  const text = (await evalText(io, run, format)) ?? (await runText(io, run, format));
  if (output === undefined) io.stdout.write(text);
  else await writeOutput(io, output, text);
  return 0;
}

async function evalText(io: CommandIo, id: string, format: ExportFormat): Promise<string | undefined> {
  await using found = await openEval(io, id);
  if (found === undefined) return undefined;
  if (format !== 'jsonl') return await renderEval(await found.report(), format);
  throw new RedgreenError('bad-usage', 'jsonl is a form of runs, and this is an eval run', {
    fix: 'Give --format html, markdown or json.',
  });
}

async function runText(io: CommandIo, id: string, format: ExportFormat): Promise<string> {
  await using found = await openRun(io, id);
  return await rendered(format, await reportInput(found));
}

async function rendered(format: ExportFormat, input: Awaited<ReturnType<typeof reportInput>>): Promise<string> {
  switch (format) {
    case 'html':
      return (await import('../../report/html.ts')).renderHtml(input);
    case 'markdown':
      return (await import('../../github/summary.ts')).runSummary(input.run);
    case 'json':
      return `${JSON.stringify(input.run, null, 2)}\n`;
    case 'jsonl':
      return input.events.map((event) => `${JSON.stringify(event)}\n`).join('');
  }
}

function formatOf(output: string | undefined): ExportFormat {
  if (output === undefined) return 'html';
  const format = output.toLowerCase().endsWith('.jsonl') ? 'jsonl' : formatOfFile(output);
  if (format !== undefined && format !== 'terminal') return format;
  const what = `--output is ${output}; allowed endings: .html, .md, .json, .jsonl`;
  throw new RedgreenError('bad-usage', what, { fix: 'Give it one of these endings, or say the form by --format.' });
}
