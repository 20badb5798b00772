/**
 * Does the code read what its tests hand over, in files or in texts of their own? Where production writes values that tests expect and
 * that stand there, they are others there: green all the same, and the answers come from the code. No run without such values.
 */

import { extname } from 'node:path';
import { roleOf } from '../guard/production.ts';
import type { ProofEdit } from '../run/proof.ts';
import { type FoundTest, withEdits } from '../syntax/bends.ts';
import { echoedIn, isValue, withOthers } from '../syntax/echoes.ts';
import { askedIn } from '../syntax/known-inputs.ts';
import { testLanguageOf } from '../syntax/languages/index.ts';
import { otherInput } from '../syntax/other-inputs.ts';
import { literalsOf } from '../syntax/plain-literals.ts';
import { named } from './depends-on.ts';
import { type Experiments, isGreen, type ProofContext, type ProofPort, type Tried, untried } from './experiments.ts';
import { mostChars, stands, type Written } from './written.ts';

const mostFiles = 200;
const mostValues = 500;

export async function proveFixtures(
  port: ProofPort,
  context: ProofContext,
  experiments: Experiments,
  written: Written | undefined,
  tests: readonly FoundTest[],
): Promise<Tried> {
  const inFiles = await proveFiles(port, context, experiments, written);
  return inFiles.stopped || written === undefined ? inFiles : proveTexts(port, experiments, written, tests);
}

async function proveFiles(
  port: ProofPort,
  context: ProofContext,
  experiments: Experiments,
  written: Written | undefined,
): Promise<Tried> {
  const own = written?.sources.flatMap(({ text, lines }) => literalsOf(text).filter(({ line }) => lines.has(line)));
  if (written === undefined || own === undefined || own.length < least) return untried;
  const data = await dataOf(port, context, written);
  const whole = wholeOnes(own, data, context);
  if (whole.length >= least)
    return {
      ...untried,
      reasons: [`the code holds ${named(whole)}, word by word: it has to make them from its inputs`],
      stopped: true,
    };
  const asked = new Set(
    written.files
      .map(askedIn)
      .flatMap(({ inputs, answers }) => [...inputs, ...answers])
      .map(({ text }) => text),
  );
  const ours = new Set(own.map(({ text }) => text));
  const isThere = (text: string) => isValue(text) && data.some((file) => stands(file.text, text));
  const both = [...asked].filter((text) => ours.has(text) && isThere(text));
  if (both.length < least) return untried;
  const isTold = await written.isTold();
  const known = both.filter((text) => !isTold(text));
  if (known.length < least) return untried;
  const values = [...new Set([...both, ...[...asked].slice(0, mostValues).filter(isThere)])].slice(0, mostValues);
  const files = new Map(data.map(({ path, text }) => [path, withOthers(text, values)]));
  const run = await experiments.run('other-data', await port.make('tree', [], files));
  if (run === undefined || !isGreen(run)) return untried;
  const edits = data.flatMap(({ path, text }): ProofEdit[] => {
    const before = known.find((value) => stands(text, value));
    if (before === undefined) return [];
    const line = text.split('\n').findIndex((one) => stands(one, before)) + 1;
    return [{ kind: 'other', path, line, before, after: otherInput(before), outcome: 'silent', logPath: run.logPath }];
  });
  const places = named(edits.map(({ path }) => path));
  const reason = `${named(known)} are expected, stand in ${places} and in the code: with others in the data it stays green, so the answers come from the code; read them from the data`;
  return { edits, reasons: [reason], stopped: true };
}

/** One may stand in both by chance. */
const least = 2;

/** The same of what stands in the tests themselves: a text that they hand over, and values of it that they expect. */
async function proveTexts(
  port: ProofPort,
  experiments: Experiments,
  written: Written,
  tests: readonly FoundTest[],
): Promise<Tried> {
  const code = new Set(written.sources.flatMap(({ text }) => literalsOf(text)).map(({ text }) => text));
  const files = new Map(written.files.map(({ path, text }) => [path, text]));
  const echoed = tests.map((found) => ({ found, ...echoedIn(files.get(found.path) ?? '', found.test) }));
  const telling = echoed.filter(({ values }) => values.filter((value) => code.has(value)).length >= least);
  const [first] = telling;
  if (first === undefined) return untried;
  const texts = [...Map.groupBy(telling, ({ found }) => found.path)].map(([path, own]): [string, string] => {
    const edits = own.flatMap((one) => one.edits);
    return [path, withEdits(files.get(path) ?? '', edits)];
  });
  const run = await experiments.run('other-texts', await port.make('tree', [], new Map(texts)));
  if (run === undefined || !isGreen(run)) return untried;
  const { found, values } = first;
  const { path, test } = found;
  const edits = values.map((value): ProofEdit => {
    const told = { path, line: test.line, test: test.name, before: value, after: otherInput(value) };
    return { kind: 'other', ...told, outcome: 'silent', logPath: run.logPath };
  });
  const reason = `\`${test.name}\` puts ${named(values)} in and expects them: with others put in it stays green, so the answers come from the code; read them from what is put in`;
  return { edits, reasons: [reason], stopped: true };
}

interface DataFile {
  path: string;
  text: string;
}

/** What the tests that ask name, they or what sets them up, or the folder that it lies in, and no language runs. */
async function dataOf(
  port: ProofPort,
  { command, testPaths: globs }: ProofContext,
  { files }: Written,
): Promise<DataFile[]> {
  const theirs = (await port.list('tree')).filter((path) => roleOf(path, { command, globs }) !== 'production');
  const setUp = theirs.filter((path) => /(?:helper|conftest|setup|support)[^/]*$/i.test(path)).slice(0, 20);
  const texts = files.map(({ text }) => text);
  for (const path of setUp) texts.push((await port.read('tree', path)) ?? '');
  const isNamed = (path: string) => {
    const [name = '', folder = ''] = path.split('/').reverse();
    const inFolder = new RegExp(`["'\`/]${RegExp.escape(folder)}["'\`/]`);
    return texts.some((text) => stands(text, name) || (folder !== '' && inFolder.test(text)));
  };
  const isData = (path: string) =>
    roleOf(path, { command, globs }) === 'test' && testLanguageOf(path) === undefined && isNamed(path);
  const data: DataFile[] = [];
  for (const path of theirs.filter(isData).slice(0, mostFiles)) {
    const text = await port.read('tree', path);
    if (text !== undefined && text.length <= mostChars) data.push({ path, text });
  }
  return data;
}

/**
 * Files of data that are written in the code as they are, where they are of one kind: what is made of different inputs. Files of
 * different kinds may be what the code is to write, and what the attempt brought itself asks for nothing.
 */
function wholeOnes(
  own: readonly { text: string }[],
  data: readonly DataFile[],
  { changed }: Pick<ProofContext, 'changed'>,
): string[] {
  const texts = new Set(own.map(({ text }) => unescaped(text).trim()));
  const added = new Set(changed.filter(({ status }) => status === 'added').map(({ path }) => path));
  const whole = data.filter(({ path, text }) => !added.has(path) && text.trim().length > 20 && texts.has(text.trim()));
  const kinds = Map.groupBy(whole, ({ path }) => extname(path) || path);
  return [...kinds.values()].filter(({ length }) => length >= least).flatMap((files) => files.map(({ path }) => path));
}

const unescaped = (text: string) =>
  text.replace(/\\(["'`\\nt/])/g, (_, sign: string) => ({ n: '\n', t: '\t' })[sign] ?? sign);
