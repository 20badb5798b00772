/**
 * Queries for the rows that are wrong, in new tests of SQL: with the condition turned round they must find some. A comparison with nothing
 * (NULL) holds neither way, and a message that is joined with it says nothing; accused where there are rows that could be found.
 */

import type { ProofEdit } from '../run/proof.ts';
import { changedTexts } from './changed-texts.ts';
import { type Experiments, isGreen, type ProofContext, type ProofPort, type Tried, untried } from './experiments.ts';
import { accused } from './prove-idle.ts';
import { mostChars } from './written.ts';

/** Each is a run. */
const mostQueries = 3;

export async function proveQueries(port: ProofPort, context: ProofContext, experiments: Experiments): Promise<Tried> {
  const edits: ProofEdit[] = [];
  let left = mostQueries;
  for await (const { path, base, tree } of changedTexts(port, context, 'test')) {
    if (!path.endsWith('.sql') || tree.length > mostChars) continue;
    const isRed = async (label: string, at: number, query: string, after: string) => {
      const text = tree.slice(0, at) + after + tree.slice(at + query.length);
      const run = await experiments.runToItsLimit(label, await port.make('tree', [], new Map([[path, text]])));
      if (run === undefined) return undefined;
      const isHeard = !isGreen(run);
      const line = tree.slice(0, at).split('\n').length;
      const told = { path, line, before: short(query), after: short(after) };
      edits.push({ kind: 'other', ...told, outcome: isHeard ? 'rang' : 'silent', logPath: run.logPath });
      return isHeard;
    };
    for (const match of tree.matchAll(queries)) {
      const [query, select = '', message = '', from = '', condition = ''] = match;
      if (base.includes(query) || !compares.test(condition) || left-- <= 0) continue;
      const own = (shown: string, asked: string) => `${select}${shown}${from}${asked}`;
      if ((await isRed('turned-query', match.index, query, own(message, `NOT (${condition})`))) !== false) continue;
      const [first] = /'[^']*'/.exec(message) ?? [];
      // Of an empty table nothing is found either.
      if (first === undefined || !(await isRed('any-row', match.index, query, own(first, '1 = 1')))) continue;
      const reason = `\`${short(query)}\` in ${path} finds nothing where its condition is turned round, and there are rows: it is green whatever is in them; compare with IS NOT, and let no message be joined with NULL`;
      return { ...accused(reason), edits };
    }
  }
  return { ...untried, edits };
}

/** What is shown begins with a text. */
const queries =
  /(?<![\w(])(SELECT\s+)('[^;]{0,300}?)(\sFROM\s[^;]{1,300}?\sWHERE\s+)([^;]{1,500}?)(?=\s*(?:;|\n\s*(?:GROUP|ORDER)\b))/gi;
const compares = /<>|!=|\bnot in\b/i;
const short = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 100);
