import { setImmediate } from 'node:timers/promises';
import { Gauge } from './gauge.js';

const KNOWN = { pier: [100, 130], lock: [40] };

export async function load(name) {
  await setImmediate();
  if (!KNOWN[name]) throw new Error(`no gauge ${name}`);
  const gauge = new Gauge(name);
  KNOWN[name].forEach((level, i) => gauge.read(i * 10, level));
  return gauge;
}
