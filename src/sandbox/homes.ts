/** Provides a HOME folder for each kind of sandboxed command, and deletes from it what earlier tests left there. */

import { mkdirSync } from 'node:fs';
import { chown, lstat, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { removeTree } from '../run/remove-tree.ts';
import type { Owner } from './backend.ts';
import { homeInside } from './environment.ts';
import type { Layer, LayerHome } from './layer.ts';
import { type Mount, runNames } from './mount-list.ts';
import { handOver, sameRoot } from './sandbox-folder.ts';
import type { OpenBackend } from './sandbox-types.ts';

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

  const thrownAway: Homes['thrownAway'] = (how) => ({
    ...{ type: 'throw-away', by: overlay ? 'overlay' : 'copy', lower: warm, to: homeInside },
    ...(overlay && how === 'cold' && { hidden: runNames.warm }),
  });

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

const goBuild = '.cache/go-build';

/** Moves it from the home `from` into `into`; false where there is none. Foreign code wrote `from`: no link of it is followed. */
export async function moveCompileCache(from: string, into: string, owner: Owner): Promise<boolean> {
  const cache = join(from, goBuild);
  if (!(await isThere(from))) return false;
  // Answers of its fuzzer are no compiled results.
  await removeTree(join(cache, 'fuzz'));
  if (!(await isThere(into))) {
    await removeTree(join(into, '.cache'));
    await mkdir(join(into, '.cache'));
    sameRoot(join(from, '.cache'), join(into, '.cache'));
  }
  await removeTree(join(into, goBuild));
  await rename(cache, join(into, goBuild));
  await expireTestResults(into, owner);
  return true;
}

/**
 * Go keeps results of tests beside what it has compiled, and would answer `(cached)`. This is what `go clean -testcache` writes;
 * `GOFLAGS=-count=1` would be seen by tests, and lost to a Makefile that sets its own.
 */
export async function expireTestResults(home: string, owner: Owner): Promise<void> {
  if (!(await isThere(home))) return;
  const file = join(home, goBuild, 'testexpire.txt');
  await rm(file, { force: true, recursive: true });
  await writeFile(file, `${Date.now() + 1}000000\n`, { flag: 'wx', mode: 0o644 });
  if (owner.dropped) await chown(file, owner.uid, owner.gid);
}

async function isThere(home: string): Promise<boolean> {
  const infos = await Promise.all(['.cache', goBuild].map((path) => lstat(join(home, path)).catch(() => undefined)));
  return infos.every((info) => info?.isDirectory());
}
