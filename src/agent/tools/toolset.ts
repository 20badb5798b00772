/** The model's tools: all six for who implements, with `install` where packages may be added; the three that only read for who reviews. */

import { bashTool } from './bash.ts';
import { editTool } from './edit.ts';
import { globTool } from './glob.ts';
import { grepTool } from './grep.ts';
import { installTool } from './install.ts';
import { readTool } from './read.ts';
import { queued, type Tool, type ToolContext } from './tool.ts';
import { writeTool } from './write.ts';

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
