/** Loaded into a program before its own code (`node --import`): tells into the file STARTED which programs it starts, which files of `dist/` it loads, and at its end whether it has loaded fetch. */

import { ChildProcess } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { basename } from 'node:path';

interface Spawned {
  spawn(options: { file: string; args?: string[] }): unknown;
}

const log = process.env.STARTED ?? '';
const prototype = ChildProcess.prototype as unknown as Spawned;
const { spawn } = prototype;
prototype.spawn = function started(this: Spawned, options) {
  appendFileSync(log, `start ${[basename(options.file), ...(options.args ?? []).slice(1, 2)].join(' ')}\n`);
  return spawn.call(this, options);
};

process.on('exit', () => {
  const { moduleLoadList } = process as unknown as { moduleLoadList: string[] };
  if (moduleLoadList.some((name) => name.includes('undici'))) appendFileSync(log, 'load fetch\n');
});

registerHooks({
  load(url, context, next) {
    if (/\/dist\/.*\.js$/.test(url)) appendFileSync(log, `load ${basename(url, '.js')}\n`);
    return next(url, context);
  },
});
