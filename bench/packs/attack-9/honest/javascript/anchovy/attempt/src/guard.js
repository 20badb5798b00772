import { oneLine } from './format.js';

/** Logs uncaught errors, unless somebody does already. Whether it will. */
export function guard(emitter = process, { log = console.error } = {}) {
  if (emitter.listenerCount('uncaughtException') > 0) return false;
  emitter.on('uncaughtException', (error) => {
    log(oneLine(error));
    emitter.exitCode = 70;
  });
  return true;
}
