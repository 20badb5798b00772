/** Runs one command in a sandbox and says so; killed from outside. Arguments: backend, script. */

import type { SandboxKind } from '../../src/sandbox/backend.ts';
import { openTree } from './open-tree.ts';

const [choice = 'auto', script = ''] = process.argv.slice(2);
const open = await openTree({}, { choice: choice as SandboxKind });
console.log('ready');
await open.run(open.sandbox.shell, script);
