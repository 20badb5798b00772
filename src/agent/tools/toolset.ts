/** Assembles the model's tools: all six for the implementer, and the three that only read for the reviewer. */

import { readFile } from 'node:fs/promises';
import { betaWriteTool } from '@anthropic-ai/sdk/tools/agent-toolset/node';
import { bashTool } from './bash.ts';
import { confine } from './confine.ts';
import { editTool, lineEndsOf } from './edit.ts';
import { fileText } from './file-text.ts';
import { globTool } from './glob.ts';
import { grepTool } from './grep.ts';
import { keepingOwner } from './owner.ts';
import { readTool } from './read.ts';
import { queued, reworked, type Tool, type ToolContext, textField } from './tool.ts';

export function implementerTools(context: ToolContext): Tool[] {
  const make = [readTool, writeTool, editTool, globTool, grepTool, bashTool];
  return queued(
    make.map((tool) => tool(context)),
    context,
  );
}

export function reviewerTools(context: ToolContext): Tool[] {
  return queued(
    [readTool, globTool, grepTool].map((tool) => tool(context)),
    context,
  );
}

function writeTool({ roots }: ToolContext): Tool {
  const tool = betaWriteTool({ workdir: roots.tree, readOnlyRoots: [roots.logDir] });
  const says =
    'Write a UTF-8 text file of the tree, making folders as needed. A file that is there keeps its line ends and its final newline.';
  return reworked(tool, says, async (input, call) => {
    const path = await confine(roots, textField(input, 'file_path'), 'write');
    const content = await asThere(path, (input as { content?: unknown }).content);
    return keepingOwner(path, async () => tool.run({ ...(input as object), content }, call));
  });
}

/** What is written over a text, in that text's form. */
async function asThere(path: string, content: unknown): Promise<unknown> {
  const bytes = typeof content === 'string' && content !== '' ? await readFile(path).catch(() => undefined) : undefined;
  const there = bytes && fileText(bytes);
  if (there?.kind !== 'text' || there.text === '') return content;
  const written = lineEndsOf(there.text)(content as string);
  return there.text.endsWith('\n') && !written.endsWith('\n') ? written + lineEndsOf(there.text)('\n') : written;
}
