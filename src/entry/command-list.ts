/** Lists all subcommands by name, each with a function that imports its file from `commands/` only when called. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CommandFile } from './subcommand.ts';

// The build replaces this by a written list, because a bundle has no folder to read.
const verbs = readdirSync(join(import.meta.dirname, 'commands')).map((name) => name.replace(/\.ts$/, ''));

export const commandFiles: ReadonlyMap<string, () => Promise<{ command: CommandFile }>> = new Map(
  verbs.map((verb) => [verb, () => import(`./commands/${verb}.ts`)]),
);
