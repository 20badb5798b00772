/** What tests start as `redgreen`: the built one, in a fifth of the time, where `dist/` is what the sources build. */

import { join } from 'node:path';
import { isBuilt } from '../../scripts/built.ts';

const root = join(import.meta.dirname, '../..');

export const commandLine = join(root, isBuilt() ? 'dist/cli.js' : 'src/entry/cli.ts');
