/** What machine this is, as far as tests can tell: the system, its kernel, the image of a hosted runner. */

import { readFile } from 'node:fs/promises';
import { arch, release } from 'node:os';

export async function machineImage(environment: Readonly<Record<string, string | undefined>>): Promise<string> {
  const system = await readFile('/etc/os-release', 'utf8').catch(() => process.platform);
  const { ImageOS = '', ImageVersion = '' } = environment;
  return [arch(), release(), ImageOS, ImageVersion, system].join('\n');
}
