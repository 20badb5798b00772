/** Which modules share a file: what is loaded together lies together, for each file costs as much as the code of a small one. */

import { join } from 'node:path';
import type { ChunkingContext, CodeSplittingOptions } from 'rolldown';

const root = join(import.meta.dirname, '..');

/**
 * Files by name in the order in which they are loaded, each with what begins it: it has all that those import before they run and no
 * file before it has. No entry is named. `rest` takes what is in none of them; without it that is split by who needs it.
 */
export function inOrder(files: Readonly<Record<string, readonly string[]>>, rest?: string): CodeSplittingOptions {
  let placed: Map<string, string> | undefined;
  return {
    // Else what two need would go along with the first.
    includeDependenciesRecursively: false,
    groups: [
      {
        debugName: 'in order',
        name(id, graph) {
          placed ??= placesOf(files, graph);
          return placed.get(id) ?? rest;
        },
      },
    ],
  };
}

function placesOf(files: Readonly<Record<string, readonly string[]>>, graph: ChunkingContext): Map<string, string> {
  const placed = new Map<string, string>();
  for (const [name, begins] of Object.entries(files)) {
    const found = new Set(begins.map((path) => join(root, path)));
    for (const id of found) {
      const known = graph.getModuleInfo(id);
      if (known === null) throw new Error(`${id} is in no bundle`);
      for (const imported of known.importedIds) found.add(imported);
      if (!placed.has(id)) placed.set(id, name);
    }
  }
  return placed;
}
