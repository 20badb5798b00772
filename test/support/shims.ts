/** Pyenv's programs are scripts that look up the version anew: 190 ms of processor time until Python starts, which itself takes 25. */

import { spawnSync } from 'node:child_process';
import { delimiter } from 'node:path';

const shims = /\/\.pyenv\/shims$/;
const known = new Map<string, string>();

/** This PATH with the folder of the Python that the shims lead to in their place; without shims it stays as it is. */
export function withoutShims(path = ''): string {
  const kept = known.get(path) ?? path.split(delimiter).map(folderBehind).join(delimiter);
  known.set(path, kept);
  return kept;
}

function folderBehind(folder: string): string {
  if (!shims.test(folder)) return folder;
  const asked = ['-c', 'import os, sys; print(os.path.dirname(sys.executable), end="")'];
  const { status, stdout } = spawnSync(`${folder}/python3`, asked, { encoding: 'utf8' });
  // Another program may have its shim and Python none.
  return status === 0 && stdout !== '' ? `${stdout}${delimiter}${folder}` : folder;
}
