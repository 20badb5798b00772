import type { Crate } from './crate.ts';

export function label(crate: Crate): string {
  return [`Fruit:  ${crate.fruit}`, `Weight: ${crate.kilos} kg`, ''].join('\n');
}
