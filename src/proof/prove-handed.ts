/**
 * New tests that ask a double only how often it was called: what new calls hand over is other text, in one run. Where nobody hears that, the
 * calls are tested and not what is in them. It accuses nobody: how often may be all that is asked for.
 */

import type { ProofEdit } from '../run/proof.ts';
import type { FoundTest } from '../syntax/bends.ts';
import { isUnbuilt } from './bent-test.ts';
import { changedTexts } from './changed-texts.ts';
import { type Experiments, isGreen, type ProofContext, type ProofPort, type Tried, untried } from './experiments.ts';
import { freshLines } from './fresh-lines.ts';

/** `tests`: those that are new. What it says is a doubt. */
export async function proveHanded(
  port: ProofPort,
  context: ProofContext,
  experiments: Experiments,
  tests: readonly FoundTest[],
): Promise<Tried> {
  const counting = tests.filter(({ test }) => counts.test(test.body.text));
  if (counting.length === 0) return untried;
  const texts = await Promise.all([...new Set(tests.map(({ path }) => path))].map((path) => port.read('tree', path)));
  if (texts.some((text) => looksInto.test(text ?? ''))) return untried;
  const files = new Map<string, string>();
  const found: Pick<ProofEdit, 'path' | 'line' | 'before' | 'after'>[] = [];
  for await (const { path, base, tree } of changedTexts(port, context, 'production')) {
    if (!untyped.test(path)) continue;
    const lines = tree.split('\n');
    for (const line of freshLines(base, tree)) {
      const before = lines[line - 1] ?? '';
      const [, opens = '', closes = ''] = (before.length < 300 && handing.exec(before)) || [];
      if (opens === '' || tells.test(opens)) continue;
      lines[line - 1] = `${opens}'bent', 'bent'${closes}`;
      found.push({ path, line, before: before.trim(), after: (lines[line - 1] ?? '').trim() });
      files.set(path, lines.join('\n'));
    }
  }
  const [first] = found;
  if (first === undefined) return untried;
  const run = await experiments.runToItsLimit('other-given', await port.make('tree', [], files));
  if (run === undefined || isUnbuilt(run) || run.result === 'timed-out') return untried;
  const isHeard = !isGreen(run);
  const edits = found.map((one): ProofEdit => {
    return { kind: 'other', ...one, outcome: isHeard ? 'rang' : 'silent', logPath: run.logPath };
  });
  if (isHeard) return { ...untried, edits };
  return {
    ...untried,
    edits,
    reasons: [`no test hears what \`${first.before.slice(0, 80)}\` in ${first.path} hands over, only how often`],
  };
}

const counts =
  /\b(?:callCount|call_count|toHaveBeenCalledTimes|toHaveBeenCalledOnce|assert_called_once|assert_called|calledOnce|calledTwice)\b(?!_?[wW]ith)|\bcalls\.length\b|\blen\(\w+\.(?:call_args_list|mock_calls)\)|->expects\(|\bhave_received\(:\w+\)\.(?:once|twice|exactly)/;
const looksInto =
  /[wW]ith(?:Args|_args)?\(|_with\(|\bcall_args\b|\.arguments\b|\bcalls\[|\.args\b|\bmock_calls\s*==|\bhas_calls\b|firstCall|lastCall|getCall|->with/;
/** There another kind of value may stand for any. */
const untyped = /\.(?:[cm]?[jt]sx?|py|rb|php|lua)$/;
/** A call for what it does, of something that may be a double: whole on its line, and handed something. */
const handing = /^(\s*(?:await\s+)?[$@]?\w+(?:(?:\.|->|::)\w+){1,5}\()[^()\s](?:[^()]|\([^()]*\))*(\);?\s*)$/;
const tells = /\b(?:log\w*|print\w*|puts|console|debug|warn\w*|trace|info|push|append|add|set|delete|sort)\(?$/i;
