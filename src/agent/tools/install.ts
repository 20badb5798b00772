/** `install`: packages of the repository's own package managers, added from their registry by us. */

import { betaTool } from '@anthropic-ai/sdk/helpers/beta/json-schema';
import { ToolError } from '@anthropic-ai/sdk/lib/tools/ToolError';
import type { PackageInstaller } from '../implementer.ts';
import { type Tool, text, textField } from './tool.ts';

const namesWords = 'names of the registry, each with a version where one is needed';

export function installTool({ ecosystems, install }: PackageInstaller): Tool {
  return betaTool({
    name: 'install',
    description:
      'Add packages from their registry to the manifest and the lock file, and install them without their lifecycle scripts. bash has no network: this is the only way to a new dependency. Add one only where the story needs it; each is listed in the pull request.',
    inputSchema: {
      type: 'object',
      properties: {
        ecosystem: { type: 'string', enum: [...ecosystems] },
        packages: { type: 'array', items: text, description: namesWords },
        dev: { type: 'boolean', description: 'only for development and tests' },
      },
      required: ['ecosystem', 'packages'],
    },
    run: async (input, call) => {
      const ecosystem = textField(input, 'ecosystem');
      const { packages, dev } = input as { packages?: unknown; dev?: unknown };
      if (!Array.isArray(packages)) throw new ToolError('packages is required and has to be a list of names');
      const end = await install({ ecosystem, packages, dev: dev === true, signal: call?.signal ?? undefined });
      if ('problem' in end) throw new ToolError(end.problem);
      return end.text;
    },
  }) as Tool;
}
