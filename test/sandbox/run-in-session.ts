/** Runs scripts one after the other in one sandbox and prints what they printed. Arguments: backend, scripts. */

import type { SandboxKind } from '../../src/sandbox/backend.ts';
import { openTree } from './open-tree.ts';

const [choice = 'auto', ...scripts] = process.argv.slice(2);
await using open = await openTree({}, { choice: choice as SandboxKind });
for (const script of scripts) {
  const { output } = await open.run(open.sandbox.shell, script);
  process.stdout.write(output);
}
