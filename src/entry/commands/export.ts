/** `redgreen export <run>`: the run as one file. */

import { writeFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { RedgreenError } from '../../errors.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';
import { openRun, reportInput } from '../local-record.ts';

export const exportFormats = ['html', 'markdown', 'json', 'jsonl'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export interface ExportOptions {
  run: string;
  /** Default: by the ending of `output`, else html. */
  format?: ExportFormat;
  /** A path; absent: stdout. */
  output?: string;
}

export async function exportCommand(io: CommandIo, options: ExportOptions): Promise<ExitCode> {
  await using found = await openRun(io, options.run);
  const input = await reportInput(found);
  const text = await rendered(options.format ?? formatOf(options.output), input);
  if (options.output === undefined) {
    io.stdout.write(text);
    return 0;
  }
  await writeFile(resolve(io.cwd, options.output), text).catch((error: NodeJS.ErrnoException) => {
    throw new RedgreenError('bad-usage', `${options.output} cannot be written (${error.code})`, { cause: error });
  });
  io.stderr.write(`Wrote ${options.output}\n`);
  return 0;
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
  }
}

function formatOf(output: string | undefined): ExportFormat {
  const byEnding: Record<string, ExportFormat> = { '.md': 'markdown', '.json': 'json', '.jsonl': 'jsonl' };
  return byEnding[extname(output ?? '')] ?? 'html';
}
