/** Lists the tools that the model may call: all six for the agent, and `read`, `glob` and `grep` for the reviewer. */

import { bashTool } from './bash.ts';
import { globTool } from './glob.ts';
import { grepTool } from './grep.ts';
import { readTool } from './read.ts';
import { queued, type Tool, type ToolContext } from './tool.ts';
import { editTool, writeTool } from './write-and-edit.ts';

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
