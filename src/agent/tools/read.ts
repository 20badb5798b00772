/** `read`: the SDK's tool, confined. */

import { betaReadTool } from '@anthropic-ai/sdk/tools/agent-toolset/node';
import { confine } from './confine.ts';
import { reworked, type Tool, type ToolContext, textField } from './tool.ts';

// A whole file above this costs more context than it is worth; the tool then asks for a range of lines.
const maxFileBytes = 96 * 1024;

export function readTool({ roots }: ToolContext): Tool {
  const tool = betaReadTool({ workdir: roots.tree, allowedRoots: [roots.logDir], maxFileBytes });
  return reworked(tool, 'Read a UTF-8 text file of the tree, or a log by its full path.', async (input, call) => {
    await confine(roots, textField(input, 'file_path'), 'read');
    return tool.run(input, call);
  });
}
