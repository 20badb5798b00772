/** `write`: the SDK's tool, confined, leaving files that the sandbox's user can read. */

import { betaWriteTool } from '@anthropic-ai/sdk/tools/agent-toolset/node';
import { confine } from './confine.ts';
import { keepingOwner } from './owner.ts';
import { reworked, type Tool, type ToolContext, textField } from './tool.ts';

export function writeTool({ roots }: ToolContext): Tool {
  const tool = betaWriteTool({ workdir: roots.tree, readOnlyRoots: [roots.logDir] });
  return reworked(tool, 'Write a UTF-8 text file of the tree, making folders as needed.', async (input, call) => {
    const path = await confine(roots, textField(input, 'file_path'), 'write');
    return keepingOwner(path, async () => tool.run(input, call));
  });
}
