/** Provides the HOME of each kind of command, and decides what of the files written there is kept. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenBackend } from './choose-backend.ts';
import { expireTestResults, moveCompileCache } from './compile-cache.ts';
import { homeInside } from './environment.ts';
import type { Layer, LayerHome } from './layer.ts';
import { handOver, runNames, sameRoot } from './run-folder.ts';
import type { Mount } from './view.ts';

export interface Homes {
  /** Writable, and below every other. */
  ofSetup: Mount;
  /** What lies below a warm home, as mounts name it. */
  warm: string;
  thrownAway(how: 'warm' | 'cold'): Mount;
  /** `isAlone`: whether no other layer has mounted what lies below. */
  ofLayer(
    folder: string,
    home: LayerHome,
    isAlone: () => boolean,
  ): Promise<{ mount: Mount; keepCaches: Layer['keepCaches'] }>;
}

export function openHomes({ source, overlay }: OpenBackend): Homes {
  const { runDir, owner } = source;
  const setup = join(runDir, runNames.home);
  const warm = overlay ? `${runNames.warm}:${runNames.home}` : runNames.home;
  let expired: Promise<void> | undefined;

  function thrownAway(how: 'warm' | 'cold'): Mount {
    if (overlay)
      return {
        ...{ type: 'throw-away', by: 'overlay', lower: warm, to: homeInside },
        ...(how === 'cold' && { hidden: runNames.warm }),
      };
    return { type: 'throw-away', by: 'copy', lower: warm, to: homeInside };
  }

  /** On the disk, in the layer's own folder. */
  async function kept(folder: string): Promise<Mount> {
    for (const name of ['home', 'home.merged', 'home.work']) mkdirSync(join(folder, name));
    sameRoot(setup, join(folder, 'home'));
    for (const name of ['home', 'home.work']) await handOver(join(folder, name), owner);
    const inLayer = (name: string) => `${runNames.layer}/${name}`;
    return { type: 'layers', lower: warm, upper: inLayer('home'), work: inLayer('home.work'), to: homeInside };
  }

  return {
    ofSetup: { type: 'writable', from: setup, to: homeInside },
    warm,
    thrownAway,
    async ofLayer(folder, home, isAlone) {
      // Setup has ended before the first layer; a test that it ran must not answer for a verification.
      expired ??= expireTestResults(setup, owner);
      await expired;
      // Of copies nothing is kept: each command would copy it.
      if (home !== 'kept' || !overlay)
        return { mount: thrownAway(home === 'cold' ? 'cold' : 'warm'), keepCaches: async () => false };
      const keepCaches = async () => {
        if (!isAlone()) return false;
        sameRoot(setup, join(runDir, runNames.warm));
        return await moveCompileCache(join(folder, 'home'), join(runDir, runNames.warm), owner);
      };
      return { mount: await kept(folder), keepCaches };
    },
  };
}
