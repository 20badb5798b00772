/** Output of runners that somebody wrote by hand, put together from parts that a seed draws. */
import { type Draw, drawFrom, word } from '../../bench/wraps.ts';
import { closings, details, names, type Verdicts, verdicts } from './harness-parts.ts';
import type { Truth } from './recall.ts';

export interface Harness {
  /** Which parts it was put together from. */
  parts: string;
  log: string;
  truth: Truth[];
  passed: number;
}

/** Of each kind of part the odd ones; or the even ones, which were not looked at when the reading was written. */
export type Half = 'looked at' | 'kept apart';

export function harness(seed: number, half: Half): Harness {
  const draw = drawFrom(seed * 31 + (half === 'looked at' ? 0 : 7));
  const pick = <T>(list: readonly T[]): [T, number] => {
    const own = list.filter((_, at) => at % 2 === (half === 'looked at' ? 0 : 1));
    const at = draw(own.length);
    return [own[at] as T, at];
  };
  const [verdict, a] = pick(verdicts);
  const [detail, b] = pick(details);
  const [closing, c] = pick(closings);
  const [name, d] = pick(names);
  const order = verdict.bare ? 'below' : ((['below', 'above', 'at the end'] as const)[draw(3)] as string);
  const indent = ['', '  ', '    ', '\t'][draw(4)] as string;
  const gap = draw(3) === 0;
  const tests = Array.from({ length: 5 + draw(25) }, (_, at) => ({
    name: `${name(draw)}${name === names[0] ? '_' : ' '}${word(draw)}`,
    isFailed: at % 4 === 1 || draw(6) === 0,
  }));
  const out: string[] = draw(2) === 0 ? build(draw) : [];
  const truth: Truth[] = [];
  const later: string[] = [];
  for (const [at, test] of tests.entries()) {
    const told = test.isFailed ? detail(draw) : undefined;
    if (told !== undefined) truth.push({ name: test.name, message: told.parts });
    const shown = told?.lines.map((line) => indent + line) ?? [];
    const lines = printed(verdict, test, at + 1, tests.length, order === 'at the end' ? [] : shown, order);
    out.push(...lines, ...(gap && told !== undefined ? [''] : []));
    if (draw(5) === 0 && !verdict.bare) out.push(`${word(draw)} cache warmed for ${word(draw)}`);
    if (told !== undefined && order === 'at the end') later.push(heading(draw, test.name), ...shown, '');
  }
  if (later.length > 0)
    out.push('', ['Failures:', '--- details ---', 'what went wrong', '====='][draw(4)] as string, '', ...later);
  out.push(...(draw(2) === 0 ? [''] : []), ...closing(tests.length - truth.length, truth.length));
  if (draw(2) === 0) out.push('make: *** [Makefile:7: test] Error 1');
  return {
    parts: `${a}/${b}/${c}/${d} ${order}`,
    log: `${out.join('\n')}\n`,
    truth,
    passed: tests.length - truth.length,
  };

  function heading(next: Draw, text: string): string {
    return [`${text}:`, `${text}`, `* ${text}`, `== ${text} ==`][next(1) + (seed % 4)] as string;
  }
}

function printed(
  { begin, passed, failed }: Verdicts,
  { name, isFailed }: { name: string; isFailed: boolean },
  at: number,
  of: number,
  shown: string[],
  order: string,
): string[] {
  const said = (isFailed ? failed : passed)(name, at, of);
  const end = said === '' ? [] : [said];
  const head = begin === undefined ? [] : [begin(name, at, of)];
  return order === 'above' || begin !== undefined ? [...head, ...shown, ...end] : [...head, ...end, ...shown];
}

function build(draw: Draw): string[] {
  const files = Array.from({ length: 1 + draw(6) }, () => word(draw));
  return files.map((file) => `c++ -std=c++17 -O0 -Wall -c -o build/${file}.o src/${file}.cpp`);
}
