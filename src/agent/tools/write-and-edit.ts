/** Implements the model's `write` and `edit` tools, which keep a changed file's line endings, owner and mode. */

import { chmod, lchown, lstat, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ToolError } from '@anthropic-ai/sdk/lib/tools/ToolError';
import { betaEditTool, betaWriteTool } from '@anthropic-ai/sdk/tools/agent-toolset/node';
import { confine } from './path-access.ts';
import { fileText, reworked, type Tool, type ToolContext, textField } from './tool.ts';

const maxFileBytes = 4 * 1024 * 1024;

export function editTool({ roots }: ToolContext): Tool {
  const tool = betaEditTool({ workdir: roots.tree, maxFileBytes });
  const says =
    'Replace old_string by new_string in a file. old_string has to be there exactly once, without the line numbers of read, unless replace_all is set. Line ends stay as they are.';
  return reworked(tool, says, async (input, call) => {
    const { old_string: old, new_string: by } = input as Record<string, unknown>;
    const filePath = textField(input, 'file_path');
    const path = await confine(roots, filePath, 'write');
    if (typeof old !== 'string' || typeof by !== 'string')
      throw new ToolError('old_string and new_string have to be texts');
    const file = await fileAt(path);
    if (file !== undefined && (file.kind === 'binary' || file.encoding !== 'utf8'))
      throw new ToolError(`${filePath} is no UTF-8 text: change it with bash`);
    const text = file?.text ?? '';
    const asThere = lineEndsOf(text);
    // As it was given first: a file may have both kinds of line ends.
    const old_string = text.includes(old) ? old : asThere(old);
    return keepingOwner(path, async () =>
      tool.run({ ...(input as object), old_string, new_string: asThere(by) }, call),
    );
  });
}

export function writeTool({ roots }: ToolContext): Tool {
  const tool = betaWriteTool({ workdir: roots.tree, readOnlyRoots: [roots.logDir] });
  const says =
    'Write a UTF-8 text file of the tree, making folders as needed. A file that is there keeps its line ends and its final newline.';
  return reworked(tool, says, async (input, call) => {
    const path = await confine(roots, textField(input, 'file_path'), 'write');
    const content = await asThere(path, (input as { content?: unknown }).content);
    return keepingOwner(path, async () => tool.run({ ...(input as object), content }, call));
  });
}

async function fileAt(path: string) {
  const bytes = await readFile(path).catch(() => undefined);
  return bytes && fileText(bytes);
}

/** What is written over a text, in that text's form. */
async function asThere(path: string, content: unknown): Promise<unknown> {
  const there = typeof content === 'string' && content !== '' ? await fileAt(path) : undefined;
  if (there?.kind !== 'text' || there.text === '') return content;
  const ends = lineEndsOf(there.text);
  const written = ends(content as string);
  return there.text.endsWith('\n') && !written.endsWith('\n') ? written + ends('\n') : written;
}

/** Turns the line ends of a text into those of a file. */
function lineEndsOf(text: string): (part: string) => string {
  const crlf = text.split('\r\n').length - 1;
  const bare = text.split('\n').length - 1 - crlf;
  return crlf > bare ? (part) => part.replace(/\r?\n/g, '\r\n') : (part) => part.replace(/\r\n/g, '\n');
}

/**
 * Runs `write`, which may replace or make `path` and the folders above it, and gives the result the owner and mode that
 * were there before, or those of its surroundings. The SDK writes a new inode, 0600 files and 0700 folders: where the
 * parent runs as root and the tests as the tree's owner, tests could not read them.
 */
export async function keepingOwner<T>(path: string, write: () => Promise<T>): Promise<T> {
  const before = await lstat(path).catch(() => undefined);
  const missing = before === undefined ? await missingFolders(path) : [];
  const result = await write();
  const owner = before ?? (await lstat(dirname(missing[0] ?? path)));
  if (before === undefined) {
    for (const folder of missing) await adopt(folder, 0o755, owner);
    await adopt(path, 0o644, owner);
  } else {
    await adopt(path, before.mode & 0o777, owner);
  }
  return result;
}

/** The folders above `path` that do not exist yet, outermost first. */
async function missingFolders(path: string) {
  const missing: string[] = [];
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
    if ((await lstat(folder).catch(() => undefined)) !== undefined) break;
    missing.unshift(folder);
  }
  return missing;
}

async function adopt(path: string, mode: number, owner: { uid: number; gid: number }) {
  const now = await lstat(path);
  if ((now.mode & 0o777) !== mode) await chmod(path, mode);
  if (now.uid !== owner.uid || now.gid !== owner.gid) await lchown(path, owner.uid, owner.gid);
}
