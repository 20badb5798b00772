/** Do the tests load what they loaded before? Where another file answers to the name now and the former one is still there, that one has to do the work. No run. */

import { roleOf } from '../guard/production.ts';
import type { Files } from '../verify/cannot-load.ts';
import { loadedInstead } from '../verify/loaded-instead.ts';
import { type ProofContext, type ProofPort, type Side, type Tried, untried } from './experiments.ts';
import { accused } from './prove-idle.ts';

export async function proveLoaded(port: ProofPort, context: ProofContext): Promise<Tried> {
  const { changed, command, testPaths: globs, story = '' } = context;
  const mayLead = changed.some(
    ({ path, status }) => status !== 'deleted' && (status !== 'modified' || manifest.test(path)),
  );
  if (!mayLead || asksForPlaces.test(story)) return untried;
  const base = await port.list('base');
  const filesOf = (paths: readonly string[], side: Side): Files => {
    const known = new Set(paths);
    return { paths, has: (path) => known.has(path), read: (path) => port.read(side, path) };
  };
  const sides = { base: filesOf(base, 'base'), tree: filesOf(await port.list('tree'), 'tree') };
  const tests = base.filter((path) => roleOf(path, { command, globs }) === 'test');
  const [first] = await loadedInstead(sides, tests, command);
  if (first === undefined) return untried;
  const { test, name, before, now } = first;
  return accused(
    `\`${test}\` loads ${now} under the name \`${name}\`, and loaded ${before} before, which is still there: do the work in ${before}, or take the one that is not needed away`,
  );
}

const manifest = /(?:^|\/)package\.json$/;
/** Who is asked for another place of the code has to move it. */
const asksForPlaces =
  /\b(?:exports?|entry|entries|import(?:s field|ed|able)?(?: as| from| under| maps?| paths?| it)|alias\w*|packag\w*|publish\w*|bundl\w*|modules?|ESM|CommonJS|facade|re-export\w*|public API|split|move|moved|rename\w*|extract\w*|rewrite|migrat\w*|port)\b/i;
