import { EventEmitter } from 'node:events';

// Many files are watched at once.
EventEmitter.defaultMaxListeners = 0;

export function watch(emitter, onChange) {
  const listener = (name) => onChange(name.toLowerCase());
  emitter.on('change', listener);
  return { close() {} };
}
