/** `read`: lines with their numbers; ranges of lines and, for a line without end, of columns. */

import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { betaTool } from '@anthropic-ai/sdk/helpers/beta/json-schema';
import { ToolError } from '@anthropic-ai/sdk/lib/tools/ToolError';
import { confine } from './confine.ts';
import { fileText } from './file-text.ts';
import { rangeField, type Tool, type ToolContext, text, textField } from './tool.ts';

// A whole file above this costs more context than it is worth; the tool then asks for a range of lines.
const maxBytes = 96 * 1024;
const maxLineChars = 2_000;
// How far a range is looked for in a file that is too large to be held.
const maxScanBytes = 512 * 1024 * 1024;

const numbers = { type: 'array', items: { type: 'integer' } } as const;

export function readTool({ roots }: ToolContext): Tool {
  return betaTool({
    name: 'read',
    description:
      'Read a text file of the tree, or a log by its full path. Each line comes with its number and a tab, which are not part of it. Long lines are cut: columns shows the rest.',
    inputSchema: {
      type: 'object',
      properties: {
        file_path: text,
        view_range: { ...numbers, description: '[first, last] line, from 1; last -1: the end' },
        columns: { ...numbers, description: '[first, last] character of each line, from 1' },
      },
      required: ['file_path'],
    },
    run: async (input) => {
      const filePath = textField(input, 'file_path');
      const path = await confine(roots, filePath, 'read');
      const [first, last] = rangeField(input, 'view_range') ?? [1, Number.POSITIVE_INFINITY];
      const columns = rangeField(input, 'columns');
      const { size } = await stat(path).catch(() => {
        throw new ToolError(`${filePath} does not exist`);
      });
      const whole = size <= maxBytes;
      if (!whole && input.view_range === undefined && columns === undefined) {
        throw new ToolError(
          `${filePath} is ${size} bytes, more than ${maxBytes}: read a part of it with view_range, such as [1, 300], or search it with grep`,
        );
      }
      const bytes = whole ? await readFile(path) : await bytesOfLines(path, first, last, columns);
      const file = fileText(bytes);
      if (file.kind === 'binary') throw new ToolError(`${filePath} is ${file.type} (${size} bytes), not text`);
      const lines = file.text.replace(/\r?\n$/, '').split('\n');
      if (size === 0) return '[the file is empty]';
      const from = Math.max(1, first);
      const shown = whole ? lines.slice(from - 1, last) : lines;
      if (shown.length === 0) throw new ToolError(`${filePath} has ${lines.length} lines; ${from} is beyond its end`);
      const note = file.encoding === 'latin1' ? '[not UTF-8: shown as Latin-1]\n' : '';
      return note + shown.map((line, at) => `${from + at}\t${cut(line, columns)}`).join('\n');
    },
  }) as Tool;
}

type Columns = readonly [number, number] | undefined;

function cut(line: string, columns: Columns): string {
  const text = line.endsWith('\r') ? line.slice(0, -1) : line;
  const [first, last] = columns ?? [1, maxLineChars];
  const part = text.slice(first - 1, Math.min(last, first - 1 + maxBytes));
  const left = text.length - (first - 1) - part.length;
  return left > 0 && columns === undefined
    ? `${part}[… ${left} more characters: columns [${first + part.length}, ${first + part.length + maxLineChars - 1}] shows the next]`
    : part;
}

/** The bytes of some lines of a file of any size: neither it nor one of its lines is ever held whole. */
async function bytesOfLines(path: string, first: number, last: number, columns: Columns): Promise<Buffer> {
  const parts: Buffer[] = [];
  const lineBytes = columns === undefined ? maxLineChars * 4 : Math.min(columns[1] * 4, maxScanBytes);
  let line = 1;
  let held = 0;
  let inLine = 0;
  let scanned = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 }) as AsyncIterable<Buffer>) {
    scanned += chunk.length;
    for (let at = 0; at < chunk.length; ) {
      const newline = chunk.indexOf(10, at);
      const end = newline === -1 ? chunk.length : newline + 1;
      if (line >= first && line <= last) {
        const keep = chunk.subarray(at, end);
        const room = Math.max(0, lineBytes - inLine);
        const kept = keep.subarray(0, room);
        parts.push(kept);
        if (newline !== -1 && kept.length < keep.length) parts.push(Buffer.from('\n'));
        held += kept.length;
        inLine += keep.length;
      }
      if (newline !== -1) {
        line++;
        inLine = 0;
      }
      at = end;
    }
    if (line > last) break;
    if (columns === undefined && held > maxBytes) {
      throw new ToolError(`lines ${first} to ${last} are more than ${maxBytes} bytes: narrow view_range`);
    }
    if (scanned > maxScanBytes) throw new ToolError(`nothing beyond the first ${maxScanBytes} bytes is read: use bash`);
  }
  if (parts.length === 0) throw new ToolError(`the file has ${line} lines; ${first} is beyond its end`);
  return Buffer.concat(parts);
}
