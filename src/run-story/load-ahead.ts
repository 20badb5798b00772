/** Code that a run needs later, loaded while a command runs and there is nothing to do but wait. What cannot be loaded is told when it is needed. */

import { extname } from 'node:path';
import { testsOf } from '../verify/proof-tests.ts';

const mostKinds = 3;

/** While the tests of a change run: the parsers that prove a green with. */
export function loadForProof(changed: readonly { path: string }[]): void {
  const kinds = new Map(changed.map(({ path }) => [extname(path), path] as const));
  const files = [...kinds.values()].slice(0, mostKinds).map((path) => ({ path, tree: '' }));
  testsOf(files).catch(() => undefined);
}
