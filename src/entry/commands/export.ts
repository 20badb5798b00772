/** `redgreen export <run>`: the run, or an eval run, as one file. */

import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { RedgreenError } from '../../errors.ts';
import { evalOfRow, resultsOf } from '../../eval/eval-run.ts';
import { evalReport, formatOfFile, renderEval } from '../../eval/format/report.ts';
import { findEval } from '../../store/story-results.ts';
import { visibleLine } from '../../terminal-text.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';
import { openExistingRecord, openRun, reportInput } from '../local-record.ts';

/** csv and junit are of eval runs only. */
export type ExportFormat = 'html' | 'markdown' | 'json' | 'jsonl' | 'csv' | 'junit';

export interface ExportOptions {
  run: string;
  /** Default: by the ending of `output`, else html. */
  format?: ExportFormat;
  /** A path; absent: stdout. */
  output?: string;
}

export async function exportCommand(io: CommandIo, options: ExportOptions): Promise<ExitCode> {
  const format = options.format ?? formatOf(options.output);
  const text = (await evalText(io, options.run, format)) ?? (await runText(io, options.run, format));
  if (options.output === undefined) {
    io.stdout.write(text);
    return 0;
  }
  await writeFile(resolve(io.cwd, options.output), text).catch((error: NodeJS.ErrnoException) => {
    throw new RedgreenError('bad-usage', `${options.output} cannot be written (${error.code})`, { cause: error });
  });
  io.stderr.write(`Wrote ${visibleLine(options.output)}\n`);
  return 0;
}

/** undefined where `id` names no eval run; `latest` is a run. */
async function evalText(io: CommandIo, id: string, format: ExportFormat): Promise<string | undefined> {
  if (id === 'latest') return undefined;
  await using record = await openExistingRecord(io);
  const row = record && (await findEval(record.store, id));
  if (record === undefined || row === undefined || 'problem' in row) return undefined;
  const run = evalOfRow(row);
  return await renderEval(evalReport(run, await resultsOf(record.store, run)), format);
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
      return (await import('../../report/markdown.ts')).renderMarkdown(input.run);
    case 'json':
      return `${JSON.stringify(input.run, null, 2)}\n`;
    case 'jsonl':
      return input.events.map((event) => `${JSON.stringify(event)}\n`).join('');
    default:
      throw new RedgreenError(
        'bad-usage',
        `${format} is a form of eval runs, and this is a run (html, markdown, json, jsonl); name an eval run by its id, which \`redgreen runs --evals\` lists`,
      );
  }
}

function formatOf(output: string | undefined): ExportFormat {
  if (output === undefined) return 'html';
  const format = formatOfFile(output);
  if (format !== undefined && format !== 'terminal') return format;
  throw new RedgreenError(
    'bad-usage',
    `--output is ${output}; allowed endings: .html, .md, .json, .jsonl, .csv, .xml, or any with --format`,
  );
}
