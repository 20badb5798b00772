/**
 * Implements the `edit` tool, which replaces text in a file and keeps the file's encoding and line ends. Where the old text is
 * not found, the answer says what is there instead.
 */

import { readFile, stat } from 'node:fs/promises';
import { betaTool } from '@anthropic-ai/sdk/helpers/beta/json-schema';
import { ToolError } from '@anthropic-ai/sdk/lib/tools/ToolError';
import { replaceFile } from '../../run/replace-file.ts';
import { confine } from './confine.ts';
import { fileText } from './file-text.ts';
import { keepingOwner } from './owner.ts';
import { type Tool, type ToolContext, text, textField } from './tool.ts';

const maxFileBytes = 4 * 1024 * 1024;
const mostLines = 20;

export function editTool({ roots }: ToolContext): Tool {
  return betaTool({
    name: 'edit',
    description:
      'Replace old_string by new_string in a file. old_string has to be there exactly once, without the line numbers of read, unless replace_all is set. Line ends and encoding stay as they are.',
    inputSchema: {
      type: 'object',
      properties: { file_path: text, old_string: text, new_string: text, replace_all: { type: 'boolean' } },
      required: ['file_path', 'old_string', 'new_string'],
    },
    run: async (input) => {
      const filePath = textField(input, 'file_path');
      const path = await confine(roots, filePath, 'write');
      const old = textField(input, 'old_string');
      if (typeof input.new_string !== 'string') throw new ToolError('new_string is required and has to be a text');
      const file = await fileFor(path, filePath);
      const { edited, count } = replaced(file, filePath, old, input.new_string, input.replace_all === true);
      await keepingOwner(path, () => replaceFile(path, edited));
      return `edited ${filePath} (${count} replacement(s))`;
    },
  }) as Tool;
}

type Text = Extract<ReturnType<typeof fileText>, { kind: 'text' }>;

async function fileFor(path: string, filePath: string): Promise<Text> {
  const { size } = await stat(path).catch(() => {
    throw new ToolError(`${filePath} does not exist: make it with write`);
  });
  if (size > maxFileBytes) throw new ToolError(`${filePath} is ${size} bytes, too large for edit: change it with bash`);
  const before = fileText(await readFile(path));
  if (before.kind === 'binary') throw new ToolError(`${filePath} is ${before.type}, not text`);
  return before;
}

function replaced({ text, encoding }: Text, filePath: string, old: string, by: string, all: boolean) {
  const asThere = lineEndsOf(text);
  // As it was given first: a file may have both kinds of line ends.
  const [from, to] = text.includes(old) ? [old, asThere(by)] : [asThere(old), asThere(by)];
  const parts = text.split(from);
  const count = parts.length - 1;
  if (count === 0) throw new ToolError(`old_string not found in ${filePath}${nearest(text, old)}`);
  if (count > 1 && !all) {
    const lines = linesOf(parts, from);
    const more = lines.length > mostLines ? ', …' : '';
    throw new ToolError(
      `old_string appears ${count} times in ${filePath}, at lines ${lines.slice(0, mostLines).join(', ')}${more}: add what stands around the one you mean, or set replace_all`,
    );
  }
  // What Latin-1 cannot write makes the file UTF-8 in that place alone: then it is better to say so.
  if (encoding === 'latin1' && /[^\0-\xff]/.test(to)) {
    throw new ToolError(
      `${filePath} is Latin-1, and new_string has characters beyond it: write them as the language escapes them`,
    );
  }
  return { edited: Buffer.from(parts.join(to), encoding), count };
}

/** Turns the line ends of a text into those of a file. */
export function lineEndsOf(text: string): (part: string) => string {
  const crlf = text.split('\r\n').length - 1;
  const bare = text.split('\n').length - 1 - crlf;
  return crlf > bare ? (part) => part.replace(/\r?\n/g, '\r\n') : (part) => part.replace(/\r\n/g, '\n');
}

/** The line on which each match begins, from 1. */
function linesOf(parts: string[], match: string): number[] {
  const inMatch = match.split('\n').length - 1;
  let line = 1;
  return parts.slice(0, -1).map((part) => {
    line += part.split('\n').length - 1;
    const at = line;
    line += inMatch;
    return at;
  });
}

const mostPlaces = 3;
const mostLinesShown = 12;

/** Where the first line is there but for its white space, with line numbers; empty where it is nowhere. */
function nearest(text: string, wanted: string): string {
  const squeezed = (line: string) => line.replace(/\s+/g, '');
  const lines = text.split(/\r?\n/);
  const sought = wanted.trim().split(/\r?\n/);
  const first = squeezed(sought[0] ?? '');
  const places = lines.flatMap((line, at) => (first !== '' && squeezed(line) === first ? [at] : []));
  if (places.length === 0) return '; no line of it is like its first line';
  const shown = places.slice(0, mostPlaces).map((from) => {
    const part = lines.slice(from, from + Math.min(sought.length, mostLinesShown));
    return part.map((line, index) => `${from + index + 1}\t${line.slice(0, 400)}`).join('\n');
  });
  return `. The nearest there is:\n${shown.join('\n[…]\n')}`;
}
