/** What tests start as `redgreen` and as the Action: what the present sources build. */

import { join } from 'node:path';
import { builtFolder } from '../../scripts/built.ts';

/** Another build can be put to the test. */
export const builtAction = process.env.REDGREEN_DIST ?? builtFolder();
export const commandLine = join(builtAction, 'cli.js');
