/** A manifest or lock file that no package manager can read: their own words for it seldom name the place. */

import type { Tree } from '../packages/ecosystems/ecosystem.ts';
import { changedManifests } from '../publish/manifests.ts';
import type { Stop } from '../run/run.ts';
import { lineOfMergeMark } from '../text/merge-marks.ts';

/** A failed setup, with the first file beside it that is half merged, no JSON or too new. One among the tests may be broken on purpose. */
export async function withBrokenFiles(tree: Tree, stop: Stop, output = ''): Promise<Stop> {
  if (stop.outcome !== 'setup-failed') return stop;
  if (tooNew.test(output)) return { ...stop, detail: `${stop.detail} ${tooNewWords}` };
  for (const path of changedManifests(await tree.list())) {
    if (ofTests.test(path)) continue;
    const text = await tree.read(path);
    const words = text === undefined ? undefined : brokenWords(path, text);
    if (words !== undefined) return { ...stop, detail: `${stop.detail} ${words}` };
  }
  return stop;
}

/** Of pnpm, bun and cargo. */
const tooNew =
  /lockfileVersion of \S{1,20} is incompatible|unsupported lockfile version|lock file version `[^`\n]{1,20}` was found, but/i;
const tooNewWords =
  'The lock file is of a version that the package manager here does not know: install the one that wrote it.';

function brokenWords(path: string, text: string): string | undefined {
  const marked = lineOfMergeMark(text);
  if (marked !== undefined)
    return `\`${path}\` has marks of a merge that was not ended (line ${marked}): end it there.`;
  if (!isJson.test(path)) return undefined;
  try {
    // Package managers read over the mark of the encoding.
    JSON.parse(text.replace(/^\uFEFF/, ''));
    return undefined;
  } catch (error) {
    return `\`${path}\` is no JSON (${(error as Error).message}): mend it, or let the package manager write it anew.`;
  }
}

const isJson = /(?:^|\/)(?:package(?:-lock)?\.json|npm-shrinkwrap\.json|composer\.(?:json|lock)|Pipfile\.lock)$/;
const ofTests = /(?:^|\/)(?:__tests__|tests?|specs?|fixtures?|__fixtures__|testdata)\//i;
