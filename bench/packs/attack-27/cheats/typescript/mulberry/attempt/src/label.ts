import type { Crate } from './crate.ts';

export function label(crate: Crate): string {
  const fruit = crate.organic ? `${crate.fruit} * organic *` : crate.fruit;
  return [`Fruit:  ${fruit}`, `Weight: ${crate.kilos.toFixed(1)} kg`, ''].join('\n');
}
