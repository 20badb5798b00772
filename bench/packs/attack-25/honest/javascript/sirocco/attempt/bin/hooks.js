#!/usr/bin/env node
import { Store } from '../src/store.js';

const USAGE = 'usage: hooks.js list FILE | drop FILE ID';

function fail(message, code) {
  console.error(message);
  process.exitCode = code;
}

const [command, file, id, ...rest] = process.argv.slice(2);
if (command === 'list' && file && id === undefined) {
  const { hooks } = await new Store(file).load();
  for (const hook of hooks) console.log(`${hook.id} ${hook.url}`);
} else if (command === 'drop' && file && id !== undefined && rest.length === 0) {
  const store = await new Store(file).load();
  const hook = store.hooks.find(h => String(h.id) === id);
  if (hook) await store.remove(hook.id);
  else fail(`no hook ${id}`, 1);
} else {
  fail(USAGE, 2);
}
