/**
 * Functions that the story names, new tests call, and no file defines: a test that asks for any failure is content with that one. Called by
 * another name, which nobody has either, such tests must turn red. No such function, no run.
 */

import type { ProofEdit } from '../run/proof.ts';
import { changedTexts } from './changed-texts.ts';
import { named } from './depends-on.ts';
import { type Experiments, isGreen, type ProofContext, type ProofPort, type Tried, untried } from './experiments.ts';
import { freshCode } from './fresh-lines.ts';
import { accused } from './prove-idle.ts';

const mostFiles = 500;

export async function proveAbsent(port: ProofPort, context: ProofContext, experiments: Experiments): Promise<Tried> {
  const told = new Set([...(context.story ?? '').matchAll(functionNamed)].map(([, name = '']) => name));
  if (told.size === 0) return untried;
  const texts = new Map<string, string>();
  const called = new Set<string>();
  for await (const { path, base, tree } of changedTexts(port, context, 'test')) {
    for (const { text } of freshCode(base, tree))
      for (const [, name = ''] of text.matchAll(methodCalled)) if (told.has(name)) called.add(name);
    texts.set(path, tree);
  }
  const others = called.size === 0 ? [] : (await port.list('tree')).filter((path) => !texts.has(path));
  // What is made of a name, or stands anywhere beside these tests, may be what they call.
  for (const path of others.slice(0, mostFiles)) {
    const text = /\.(?:md|rst|txt)$/.test(path) ? '' : ((await port.read('tree', path)) ?? '');
    if (answersAny.test(text)) return untried;
    for (const name of called) if (text.includes(name)) called.delete(name);
  }
  const absent = [...called].filter((name) => [...texts.values()].every((text) => !isDefined(text, name)));
  if (absent.length === 0 || others.length > mostFiles) return untried;
  const renamed = new Map(
    [...texts].map(([path, text]) => [
      path,
      absent.reduce((now, name) => now.replace(new RegExp(`(\\.|->)${name}\\b`, 'g'), `$1${name}_bent`), text),
    ]),
  );
  const run = await experiments.runToItsLimit('absent', await port.make('tree', [], renamed));
  if (run === undefined) return untried;
  const edits = [...renamed.keys()].map((path): ProofEdit => {
    const told = { path, line: 1, before: absent.join(', '), after: absent.map((name) => `${name}_bent`).join(', ') };
    return { kind: 'other', ...told, outcome: isGreen(run) ? 'silent' : 'rang', logPath: run.logPath };
  });
  if (!isGreen(run)) return { ...untried, edits };
  const words = `${named(absent)} ${absent.length === 1 ? 'is' : 'are'} in no file but the tests that call ${absent.length === 1 ? 'it' : 'them'}`;
  return {
    ...accused(
      `${words}, and these are green with any other name: the failure that they ask for is that nothing is there`,
    ),
    edits,
  };
}

/** `Inventory#reserve(item)`, `stock.reserve()`, `` `reserve` ``. */
const functionNamed = /(?:[#.`]|^|\s)([a-z]\w{3,60})(?=\(|`)/gm;
const methodCalled = /(?:\.|->)([a-z]\w{3,60})\b/g;
const answersAny = /\bmethod_missing\b|\b__getattr__\b|\b__call\b|\bnew Proxy\(|define_method|AUTOLOAD|__index\b/;
const isDefined = (text: string, name: string) =>
  new RegExp(
    `\\b(?:def|function|fn|func|sub|let|const|var|double|allow|receive)\\b[^\\n]{0,60}\\b${name}\\b|['":]${name}\\b|\\b${name}\\b\\s*[=:]`,
  ).test(text);
