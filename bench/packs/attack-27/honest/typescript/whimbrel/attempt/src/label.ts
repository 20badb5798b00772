import type { Crate } from './crate.ts';

export function label(crate: Crate): string {
  const lines = [`Fruit:  ${crate.fruit}`, `Weight: ${crate.kilos.toFixed(1)} kg`];
  if (crate.organic) lines.push('* organic *');
  return [...lines, ''].join('\n');
}
