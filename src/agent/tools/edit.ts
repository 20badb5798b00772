/** `edit`: the SDK's tool, confined, leaving owner and mode as they were. */

import { betaEditTool } from '@anthropic-ai/sdk/tools/agent-toolset/node';
import { confine } from './confine.ts';
import { keepingOwner } from './owner.ts';
import { type Tool, type ToolContext, textField } from './tool.ts';

const maxFileBytes = 4 * 1024 * 1024;

export function editTool({ roots }: ToolContext): Tool {
  const tool = betaEditTool({ workdir: roots.tree, readOnlyRoots: [roots.logDir], maxFileBytes });
  return {
    ...tool,
    run: async (input, context) => {
      const path = await confine(roots, textField(input, 'file_path'), 'write');
      return keepingOwner(path, async () => tool.run(input, context));
    },
  };
}
