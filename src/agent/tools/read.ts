/** Implements the model's `read` tool, which returns the numbered lines of a text file, or a range of them. */

import { readFile, stat } from 'node:fs/promises';
import { betaTool } from '@anthropic-ai/sdk/helpers/beta/json-schema';
import { ToolError } from '@anthropic-ai/sdk/lib/tools/ToolError';
import { confine } from './path-access.ts';
import { fileText, rangeField, type Tool, type ToolContext, text, textField } from './tool.ts';

// More than this costs more context than it is worth; the tool then asks for fewer lines.
const maxBytes = 96 * 1024;
const maxLineChars = 2_000;
const maxFileBytes = 128 * 1024 * 1024;

export function readTool({ roots }: ToolContext): Tool {
  return betaTool({
    name: 'read',
    description:
      'Read a text file of the tree, or a log by its full path. Each line comes with its number and a tab, which are not part of it. Long lines are cut.',
    inputSchema: {
      type: 'object',
      properties: {
        file_path: text,
        view_range: {
          type: 'array',
          items: { type: 'integer' },
          description: '[first, last] line, from 1; last -1: the end',
        },
      },
      required: ['file_path'],
    },
    run: async (input) => {
      const filePath = textField(input, 'file_path');
      const path = await confine(roots, filePath, 'read');
      const range = rangeField(input, 'view_range');
      const { size } = await stat(path).catch(() => {
        throw new ToolError(`${filePath} does not exist`);
      });
      if (size === 0) return '[the file is empty]';
      if (size > maxFileBytes || (size > maxBytes && range === undefined)) {
        throw new ToolError(
          `${filePath} is ${size} bytes, more than ${range === undefined ? maxBytes : maxFileBytes}: ${size > maxFileBytes ? '' : 'read a part of it with view_range, such as [1, 300], or '}search it with grep`,
        );
      }
      const file = fileText(await readFile(path));
      if (file.kind === 'binary') throw new ToolError(`${filePath} is ${file.type} (${size} bytes), not text`);
      const lines = file.text.replace(/\r?\n$/, '').split('\n');
      const [first, last] = range ?? [1, lines.length];
      const shown = lines.slice(first - 1, last).map((line, at) => `${first + at}\t${cut(line)}`);
      if (shown.length === 0) throw new ToolError(`${filePath} has ${lines.length} lines; ${first} is beyond its end`);
      const all = (file.encoding === 'latin1' ? ['[not UTF-8: shown as Latin-1]', ...shown] : shown).join('\n');
      if (range === undefined || all.length <= maxBytes) return all;
      throw new ToolError(`lines ${first} to ${last} are more than ${maxBytes} bytes: narrow view_range`);
    },
  }) as Tool;
}

function cut(line: string) {
  const text = line.endsWith('\r') ? line.slice(0, -1) : line;
  const left = text.length - maxLineChars;
  return left > 0 ? `${text.slice(0, maxLineChars)}[… ${left} more characters: bash shows them]` : text;
}
