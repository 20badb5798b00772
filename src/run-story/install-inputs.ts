/** Which of the changed manifests an install reads: what it never looks at makes no second one needed. */

import { posix } from 'node:path';
import type { Repository } from '../git/repository.ts';
import { makesStale } from '../packages/lock-files.ts';
import { changedManifests } from '../publish/manifests.ts';

interface Install {
  headTree: string;
  tree: string;
  /** The install command, and the folder in which it runs, relative to the tree's root. */
  setup: string;
  cwd?: string;
}

/** Paths of manifests and lock files after whose change `setup` has to run again. */
export async function changedInstallInputs(
  repository: Pick<Repository, 'differences' | 'readFile'>,
  { headTree, tree, setup, cwd = '' }: Install,
): Promise<string[]> {
  const differences = await repository.differences(headTree, tree);
  const changed = changedManifests(differences.map(({ path }) => path));
  const inputs: string[] = [];
  for (const path of changed) {
    const [before, after] = [await repository.readFile(headTree, path), await repository.readFile(tree, path)];
    if (makesStale(path, before, after)) inputs.push(path);
  }
  if (!npmAlone.test(setup)) return inputs;
  const root = posix.normalize(cwd);
  const roots = [headTree, tree].map((each) => repository.readFile(each, posix.join(root, 'package.json')));
  if (!(await Promise.all(roots)).every(standsAlone)) return inputs;
  return inputs.filter((path) => !npmFiles.has(posix.basename(path)) || posix.dirname(path) === root);
}

/** npm in its own folder, by flags alone. */
const npmAlone = /^npm (?:ci|clean-install|install|i)(?: --[\w-]+(?:=[\w.-]+)?)*$/;
const npmFiles = new Set(['package.json', 'package-lock.json', 'npm-shrinkwrap.json']);
const sections = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies', 'overrides'];
const folder = /"(?:(?:file|link|portal|workspace):|[.~/])/;

/** No members, and no dependency that is another folder. */
function standsAlone(text: string | undefined): boolean {
  try {
    const manifest: Record<string, unknown> = JSON.parse(text ?? '');
    return (
      manifest.workspaces === undefined && sections.every((name) => !folder.test(JSON.stringify(manifest[name] ?? {})))
    );
  } catch {
    return false;
  }
}
