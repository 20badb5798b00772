/** The HOME of each kind of command: what lies below it, and what becomes of what is written there. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { removeTree } from '../run/remove-tree.ts';
import type { OpenBackend } from './choose-backend.ts';
import { expireTestResults, moveCompileCache } from './compile-cache.ts';
import { homeInside } from './environment.ts';
import type { Layer, LayerHome } from './layer.ts';
import { copyTree, handOver, runNames, sameRoot } from './run-folder.ts';
import type { Mount } from './view.ts';

export interface Homes {
  /** Writable, and below every other. */
  ofSetup: Mount;
  /** What lies below a warm home, as mounts name it. */
  warm(): string;
  thrownAway(how: 'warm' | 'cold'): Mount;
  /** `isAlone`: whether no other layer has mounted what lies below. */
  ofLayer(
    folder: string,
    home: LayerHome,
    isAlone: () => boolean,
  ): Promise<{ mount: Mount; keepCaches: Layer['keepCaches'] }>;
}

export function openHomes({ backend, source, overlay }: OpenBackend): Homes {
  const { runDir, owner, limits } = source;
  const setup = join(runDir, runNames.home);
  const both = `${runNames.warm}:${runNames.home}`;
  let copied = false;
  let expired: Promise<void> | undefined;
  const warm = () => (overlay ? both : copied ? runNames.warm : runNames.home);

  function thrownAway(how: 'warm' | 'cold'): Mount {
    if (overlay)
      return {
        ...{ type: 'throw-away', by: 'overlay', lower: both, to: homeInside },
        ...(how === 'cold' && { hidden: runNames.warm }),
      };
    return { type: 'throw-away', by: 'copy', lower: how === 'cold' ? runNames.home : warm(), to: homeInside };
  }

  /** On the disk, in the layer's own folder. */
  async function kept(folder: string): Promise<Mount> {
    const own = join(folder, 'home');
    for (const name of ['home', 'home.merged', 'home.work']) mkdirSync(join(folder, name));
    if (overlay) sameRoot(setup, own);
    else await copyTree(setup, own);
    for (const name of ['home', 'home.work']) await handOver(join(folder, name), owner);
    const inLayer = (name: string) => `${runNames.layer}/${name}`;
    return overlay
      ? { type: 'layers', lower: both, upper: inLayer('home'), work: inLayer('home.work'), to: homeInside }
      : { type: 'writable', from: own, to: homeInside };
  }

  async function keepCaches(folder: string): Promise<boolean> {
    const into = join(runDir, runNames.warm);
    // A copy is made of it for every command, in memory.
    const mostBytes = overlay ? undefined : Math.floor(limits.tmpBytes / 8);
    if (overlay) sameRoot(setup, into);
    else {
      await removeTree(into);
      await copyTree(setup, into);
    }
    copied = true;
    return await moveCompileCache(join(folder, 'home'), into, { owner, mostBytes });
  }

  return {
    ofSetup: { type: 'writable', from: setup, to: homeInside },
    warm,
    thrownAway,
    async ofLayer(folder, home, isAlone) {
      // Setup has ended before the first layer; a test that it ran must not answer for a verification.
      expired ??= expireTestResults(setup, owner);
      await expired;
      // Unconfined nothing is mounted: every command has the one HOME.
      if (home !== 'kept' || backend.kind === 'none')
        return { mount: thrownAway(home === 'cold' ? 'cold' : 'warm'), keepCaches: async () => false };
      return { mount: await kept(folder), keepCaches: async () => isAlone() && (await keepCaches(folder)) };
    },
  };
}
