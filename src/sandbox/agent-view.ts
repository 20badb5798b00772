/** Runs the agent's commands with a HOME and /tmp of its own, which last for the whole run and which no test sees. */

import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenBackend } from './choose-backend.ts';
import { homeInside } from './environment.ts';
import type { Exec } from './exec.ts';
import { copyTree, handOver, runNames, sameRoot } from './run-folder.ts';
import { isUnder } from './toolchains.ts';
import type { Mount } from './view.ts';
import { openViewExec, type ViewExec, type ViewSource } from './view-exec.ts';

/** Like the given view, with HOME as `lowerHome` names it when the first command runs. One command at a time: they share an overlay. */
export function openAgentView(context: OpenBackend, view: ViewSource, lowerHome: string): ViewExec {
  let opened: Promise<ViewExec> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const exec: Exec = (command) => {
    opened ??= open(context, view, lowerHome);
    const result = Promise.all([opened, last]).then(([{ exec }]) => exec(command));
    last = result.catch(() => undefined);
    return result;
  };
  return {
    exec,
    async [Symbol.asyncDispose]() {
      await (await opened)?.[Symbol.asyncDispose]();
    },
  };
}

async function open(context: OpenBackend, view: ViewSource, lower: string): Promise<ViewExec> {
  const { source, overlay, shared } = context;
  const folder = join(source.runDir, runNames.agent);
  const own = (name: string) => join(folder, name);
  for (const name of ['home', 'home.merged', 'work', 'tmp']) mkdirSync(own(name), { recursive: true });
  chmodSync(own('tmp'), 0o1777);
  if (overlay) sameRoot(join(source.runDir, runNames.home), own('home'));
  else await copyTree(join(source.runDir, lower), own('home'));
  await handOver(folder, source.owner);
  const inRun = (name: string) => `${runNames.agent}/${name}`;
  const home: Mount = overlay
    ? { type: 'layers', lower, upper: inRun('home'), work: inRun('work'), to: homeInside }
    : { type: 'writable', from: own('home'), to: homeInside };
  const tmp: Mount = { type: 'writable', from: own('tmp'), to: '/tmp' };
  const withTmp = mayKeepTmp(context) ? shared.map((mount) => (mount.to === '/tmp' ? tmp : mount)) : shared;
  return openViewExec({ ...context, shared: withTmp }, { ...view, mounts: [...view.mounts, home] });
}

/** What is mounted below /tmp has its mount point in it: a link that a command left there would lead the next mount astray. */
function mayKeepTmp({ shared, forAgent, options }: OpenBackend): boolean {
  const places = [options.tree, ...[...shared, ...forAgent].map(({ to }) => to).filter((to) => to !== '/tmp')];
  return !places.some((path) => isUnder(path, '/tmp'));
}
