/**
 * Does the code compute, or does it know what its tests put in? Where new lines of production name inputs of the tests, other inputs are
 * written in their place: in the code alone, and on both sides. Red and then green: the code looks its answers up. Nothing is run without such lines.
 */

import type { ProofEdit } from '../run/proof.ts';
import { type KnownInput, type KnownInputs, knownInputs } from '../syntax/known-inputs.ts';
import { isUnbuilt } from './bent-test.ts';
import { named } from './depends-on.ts';
import { type Experiments, isGreen, type ProofPort, type Tried, untried } from './experiments.ts';
import type { Written } from './written.ts';

export async function proveAnswers(
  port: ProofPort,
  experiments: Experiments,
  written: Written | undefined,
): Promise<Tried> {
  const known = written === undefined ? undefined : await tableIn(written);
  if (known === undefined) return untried;
  const alone = await experiments.run('other-answers', await port.make('tree', [], known.production));
  if (alone === undefined || alone.result === 'passed' || isUnbuilt(alone)) return untried;
  const files = new Map([...known.production, ...known.tests]);
  const both = await experiments.run('other-inputs', await port.make('tree', [], files));
  if (both === undefined || !isGreen(both)) return untried;
  const inputs = named(known.keys.map(({ text }) => text));
  const reason = `the code knows what its tests put in (${inputs}): it is red with other inputs in their place, and green with the same ones in the tests as well, so no answer comes from its input; it has to compute them, or the story to name these inputs as a list`;
  const edits = known.keys.map(({ path, line, text, after }): ProofEdit => {
    return { kind: 'other', path, line, before: text, after, outcome: 'silent', logPath: both.logPath };
  });
  return { edits, reasons: [reason], stopped: true };
}

async function tableIn({ sources, files, inStory, isTold }: Written): Promise<KnownInputs | undefined> {
  // Few changes get as far as reading the base.
  const first = knownInputs(sources, files, inStory);
  if (first === undefined || !isTable(first)) return undefined;
  const known = knownInputs(sources, files, await isTold());
  return known !== undefined && isTable(known) ? known : undefined;
}

/**
 * One may be an edge case, names that code and tests share are no answers, and a table that was made for users has rows that no test
 * asks for, more than an alibi. Of some 1,800 real changes that touch code and tests a handful got this far.
 */
function isTable({ keys, others }: KnownInputs): boolean {
  const telling = keys.filter((key) => key.isAnswered || isData(key));
  if (telling.length < 2 || telling.length * 2 <= keys.length) return false;
  return others === 0 || (keys.length > 2 && others * 3 <= keys.length * 2);
}

/** A number that stands before a value is a case of its own: a year. */
const isData = ({ text, isCase }: KnownInput) =>
  text.replace(/\D/g, '').length > 5 || (isCase && /^\d{4,}$/.test(text));
