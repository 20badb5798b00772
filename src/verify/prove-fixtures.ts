/**
 * Does the code read what its tests hand over, in files or in texts of their own? Where production writes values that tests expect and
 * that stand there, they are others there: green all the same, and the answers come from the code. No run without such values.
 */

import { roleOf } from '../guard/production.ts';
import type { ProofEdit } from '../run/proof.ts';
import type { FoundTest } from '../syntax/bends.ts';
import { echoedIn, isValue, withOther } from '../syntax/echoes.ts';
import { askedIn, literalsOf } from '../syntax/known-inputs.ts';
import { testLanguageOf } from '../syntax/languages/index.ts';
import { otherInput } from '../syntax/other-inputs.ts';
import { named } from './depends-on.ts';
import { type Experiments, type ProofContext, type ProofPort, type Tried, untried } from './experiments.ts';
import { mostChars, stands, type Written } from './written.ts';

const mostFiles = 200;

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
  const data = await dataOf(port, context);
  const whole = wholeOnes(own, data);
  if (whole.length >= least)
    return { ...untried, reasons: [`the code holds ${named(whole)}, word by word`], stopped: true };
  const asked = new Set(
    written.files
      .map(askedIn)
      .flatMap(({ inputs, answers }) => [...inputs, ...answers])
      .map(({ text }) => text),
  );
  const values = [...asked].filter((text) => isValue(text) && data.some((file) => stands(file.text, text)));
  const isKnown = (text: string) => own.some((literal) => literal.text === text);
  if (values.filter(isKnown).length < least) return untried;
  const isTold = await written.isTold();
  const known = values.filter((text) => isKnown(text) && !isTold(text));
  if (known.length < least) return untried;
  const files = new Map(data.map(({ path, text }) => [path, values.reduce(withOther, text)]));
  const run = await experiments.run('other-data', await port.make('tree', [], files));
  if (run === undefined || run.result !== 'passed' || run.exitCode !== 0) return untried;
  const places = data.filter(({ text }) => known.some((value) => stands(text, value))).map(({ path }) => path);
  const edits = places.map((path): ProofEdit => {
    const [first = ''] = known;
    const line =
      data
        .find((file) => file.path === path)
        ?.text.split('\n')
        .findIndex((one) => stands(one, first)) ?? 0;
    return {
      kind: 'other',
      path,
      line: line + 1,
      before: first,
      after: otherInput(first),
      outcome: 'silent',
      logPath: run.logPath,
    };
  });
  const reason = `${named(known)} are expected, stand in ${named(places)} and in the code: with others in the data it stays green, so the answers come from the code`;
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
  if (telling.length === 0) return untried;
  const texts = [...Map.groupBy(telling, ({ found }) => found.path)].map(([path, own]): [string, string] => {
    const edits = own.flatMap((one) => one.edits).sort((a, b) => b.start - a.start);
    return [
      path,
      edits.reduce((now, { start, end, after }) => now.slice(0, start) + after + now.slice(end), files.get(path) ?? ''),
    ];
  });
  const run = await experiments.run('other-texts', await port.make('tree', [], new Map(texts)));
  if (run === undefined || run.result !== 'passed' || run.exitCode !== 0) return untried;
  const [{ found, values } = { found: undefined, values: [] }] = telling;
  const { path = '', test } = found ?? {};
  const edits = values.map((value): ProofEdit => {
    const told = { path, line: test?.line ?? 1, test: test?.name ?? '', before: value, after: otherInput(value) };
    return { kind: 'other', ...told, outcome: 'silent', logPath: run.logPath };
  });
  const reason = `\`${test?.name}\` puts ${named(values)} in and expects them: with others put in it stays green, so the answers come from the code`;
  return { edits, reasons: [reason], stopped: true };
}

interface DataFile {
  path: string;
  text: string;
}

/** What tests read and no language runs. */
async function dataOf(port: ProofPort, { command, testPaths: globs }: ProofContext): Promise<DataFile[]> {
  const data: DataFile[] = [];
  for (const path of await port.list('tree')) {
    if (data.length === mostFiles) break;
    if (roleOf(path, { command, globs }) !== 'test' || testLanguageOf(path) !== undefined) continue;
    const text = await port.read('tree', path);
    if (text !== undefined && text.length <= mostChars) data.push({ path, text });
  }
  return data;
}

/** Files of data that are written in the code as they are. */
function wholeOnes(own: readonly { text: string }[], data: readonly DataFile[]): string[] {
  const texts = new Set(own.map(({ text }) => unescaped(text).trim()));
  return data.filter(({ text }) => text.trim().length > 20 && texts.has(text.trim())).map(({ path }) => path);
}

const unescaped = (text: string) =>
  text.replace(/\\(["'`\\nt/])/g, (_, sign: string) => ({ n: '\n', t: '\t' })[sign] ?? sign);
