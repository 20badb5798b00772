/** The model's tools: all six for who implements, with `install` where packages may be added; the three that only read for who reviews. */

import { betaWriteTool } from '@anthropic-ai/sdk/tools/agent-toolset/node';
import { bashTool } from './bash.ts';
import { confine } from './confine.ts';
import { editTool } from './edit.ts';
import { globTool } from './glob.ts';
import { grepTool } from './grep.ts';
import { installTool } from './install.ts';
import { keepingOwner } from './owner.ts';
import { readTool } from './read.ts';
import { queued, reworked, type Tool, type ToolContext, textField } from './tool.ts';

export function implementerTools(context: ToolContext): Tool[] {
  const make = [readTool, writeTool, editTool, globTool, grepTool, bashTool];
  const { packages } = context;
  const install = packages === undefined ? [] : [installTool(packages)];
  return queued([...make.map((tool) => tool(context)), ...install], context);
}

export function reviewerTools(context: ToolContext): Tool[] {
  return queued(
    [readTool, globTool, grepTool].map((tool) => tool(context)),
    context,
  );
}

function writeTool({ roots }: ToolContext): Tool {
  const tool = betaWriteTool({ workdir: roots.tree, readOnlyRoots: [roots.logDir] });
  return reworked(tool, 'Write a UTF-8 text file of the tree, making folders as needed.', async (input, call) => {
    const path = await confine(roots, textField(input, 'file_path'), 'write');
    return keepingOwner(path, async () => tool.run(input, call));
  });
}
