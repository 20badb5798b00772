/** A manifest or lock file that no package manager can read: their own words for it seldom name the place. */

import type { Tree } from '../packages/ecosystems/ecosystem.ts';
import { changedManifests } from '../publish/manifests.ts';
import type { Stop } from '../run/run.ts';

/** A failed setup, with the first file beside it that is half merged or no JSON. */
export async function withBrokenFiles(tree: Tree, stop: Stop): Promise<Stop> {
  for (const path of changedManifests(await tree.list())) {
    const text = await tree.read(path);
    const words = text === undefined ? undefined : brokenWords(path, text);
    if (words !== undefined) return { ...stop, detail: `${stop.detail} ${words}` };
  }
  return stop;
}

function brokenWords(path: string, text: string): string | undefined {
  const marked = text.split('\n').findIndex((line) => /^<{7}(?: |$)/.test(line));
  if (marked >= 0) return `\`${path}\` has marks of a merge that was not ended (line ${marked + 1}).`;
  if (!isJson.test(path)) return undefined;
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return `\`${path}\` is no JSON: ${(error as Error).message}.`;
  }
}

const isJson = /(?:^|\/)(?:package(?:-lock)?\.json|npm-shrinkwrap\.json|composer\.(?:json|lock)|Pipfile\.lock)$/;
