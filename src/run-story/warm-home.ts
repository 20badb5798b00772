/** Which HOME a verification has: with what Go has compiled of the base in it below, or as setup left it. */

import { hasText } from '../git/trees.ts';
import type { LayerHome } from '../sandbox/layer.ts';
import { changedPaths } from './red-rerun.ts';
import type { VerifierOptions } from './verifier.ts';

export interface Warmth {
  /** Whether a layer of base code has left something that is kept. */
  keep(isKept: boolean): void;
  homeOf(tree: string): Promise<LayerHome>;
}

export function openWarmth(options: VerifierOptions): Warmth {
  let isWarm = false;
  return {
    homeOf: async (tree) => (isWarm && (await isUnseenByGo(options, tree)) ? 'cold' : 'warm'),
    keep(isKept) {
      isWarm ||= isKept;
    },
  };
}

/**
 * Go's cache holds what it compiled by the content of a package's own files. What C code includes from elsewhere in the tree it
 * does not look at: with a header changed, go 1.19 linked the object of before.
 */
async function isUnseenByGo({ workspace, baseTree }: VerifierOptions, tree: string): Promise<boolean> {
  const changed = (await changedPaths({ workspace }, baseTree, tree)).map(({ path }) => path);
  const others = changed.filter((path) => !/\.go$|(^|\/)go\.(mod|sum|work|work\.sum)$/.test(path));
  if (others.some((path) => cKinds.test(path))) return true;
  return others.length > 0 && hasText(workspace.repository.git, tree, '"C"', '*.go');
}

const cKinds = /\.(h|hh|hpp|hxx|inc|c|cc|cpp|cxx|m|mm|s|S|f|f90|syso|a|o|so|def|swig|swigcxx)(\.\d+)*$/;
