/** Which HOME a verification has: with what base code compiled in it below, or as setup left it. */

import { hasText } from '../git/trees.ts';
import type { Verification } from '../run/verification.ts';
import type { CompileCache } from '../sandbox/compile-caches.ts';
import type { LayerHome } from '../sandbox/layer.ts';
import { changedPaths } from './rerun.ts';
import type { Verifier, VerifierOptions } from './verifier.ts';

export interface Warmth {
  /** What a layer of base code has left, where it could be kept; nothing before. */
  keep(caches: readonly CompileCache[] | undefined): void;
  homeOf(tree: string): Promise<LayerHome>;
  /** A run's first green over a cache that has not been cleared is verified once more without it. */
  confirmed(
    verifier: Verifier,
    judged: { tree: string; name: string; verification: Verification },
  ): Promise<Verification>;
}

export function openWarmth(options: VerifierOptions): Warmth {
  let kept: readonly CompileCache[] = [];
  let confirmed = false;
  let doubted = false;

  async function homeOf(tree: string): Promise<LayerHome> {
    if (doubted) return 'cold';
    const hasGo = kept.some(({ tool }) => tool === 'go');
    return hasGo && (await isUnseenByGo(options, tree)) ? 'cold' : 'warm';
  }

  return {
    homeOf,
    keep(caches) {
      kept = caches ?? kept;
    },
    async confirmed(verifier, { tree, name, verification: green }) {
      const tools = [...new Set(kept.filter(({ cleared }) => !cleared).map(({ tool }) => tool))];
      if (green.result !== 'passed' || confirmed || tools.length === 0) return green;
      if ((await homeOf(tree)) === 'cold') return green;
      const again = `${name}-cold`;
      const cold = await verifier.run(tree, again, { home: 'cold' });
      if (cold.result !== 'passed' && options.limits.aborted() !== undefined) {
        const note =
          'The same verification without what the base had compiled did not come to its end: nothing backs the exit code.';
        return { ...green, result: 'failed', notes: [note, ...green.notes] };
      }
      confirmed = true;
      if (cold.result === 'passed') return green;
      // From here on without the cache, a second run of this red included.
      doubted = true;
      const { settleFlakes } = await import('./flakes.ts');
      const red = await settleFlakes(options, verifier, { tree, name: again, red: cold });
      if (red.result === 'passed') return green;
      const note = `Green only over what the tests of the base had compiled in HOME (${tools.join(', ')}): with HOME as setup left it, this tree is red.`;
      return { ...red, notes: [...red.notes, note] };
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
