/** Files of a folder as text, for tests that read what others promise about them. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export function filesBelowFolder(folder: string, extension = '.ts'): { path: string; text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension))
    .map((name) => ({ path: name, text: readFileSync(join(folder, name), 'utf8') }));
}
