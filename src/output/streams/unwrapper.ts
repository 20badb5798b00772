/** Removes the prefixes that CI or Docker put before log lines, and tells by them which process a line comes from. */

import { anyWord, listed } from '../../text/word-list.ts';
import { annotated, eventOf, plainLine, type Unwrapped } from './plain-line.ts';

export type Unwrapper = ReturnType<typeof unwrapper>;

/** Prefixes inside prefixes: a step, its clock, a container, the container's own clock. */
const deepest = 6;
const keptStreams = 48;
const keptKeys = 2000;
const fewest = 3;
const fewestOfAll = 4;
const shortestRun = 6;
const nearlyAll = 0.9;
/** Of the lines behind a prefix the part that is blank or indented: no label of a runner stands in front of those. */
const fewestOpen = 0.03;

/** What is known of one depth. */
interface Known {
  keys: Set<string>;
  /** Shapes of nearly all lines just now: a new name in one is a stream too. */
  dense: Set<string>;
}

export function unwrapper() {
  const known = Array.from({ length: deepest }, (): Known => ({ keys: new Set(), dense: new Set() }));
  const names = new Set<string>();
  let indent: string | undefined;

  const peel = (line: string, depths: number): Unwrapped & { depth: number } => {
    let text = indent && line.startsWith(indent) ? line.slice(indent.length) : line;
    const streams: string[] = [];
    let depth = 0;
    for (; depth < depths; depth++) {
      const { keys, dense } = known[depth] as Known;
      if (keys.size === 0) break;
      const found = prefixesOf(text).find((each) => keys.has(keyOf(each)) || dense.has(each.shape));
      if (found === undefined) break;
      if (found.name !== '') streams.push(found.name);
      text = found.rest;
    }
    return { stream: streams.join(' '), text, depth };
  };

  return {
    /** Looks at lines that will come: what stands in front of them is known from then on. True: something new does. */
    look(lines: readonly string[]) {
      indent ??= indentOf(lines);
      let isNew = false;
      for (const [depth, { keys, dense }] of known.entries()) {
        const texts = lines.map((line) => peel(line, depth)).filter((each) => each.depth === depth);
        const { shapes, found } = learned(texts.map(({ text }) => text));
        dense.clear();
        for (const shape of shapes) dense.add(shape);
        for (const key of found) {
          isNew ||= !keys.has(key);
          if (keys.size < keptKeys) keys.add(key);
        }
        if (keys.size === 0) break;
      }
      return isNew;
    },
    /** A line as it was printed. */
    take(line: string): Unwrapped {
      const peeled = peel(plainLine(line), deepest);
      const { stream, text } = eventOf(peeled) ?? peeled;
      const own = stream === '' || names.has(stream) || names.size < keptStreams ? stream : 'others';
      if (own !== '') names.add(own);
      return { stream: own, text: withoutMarker(text) };
    },
    /** Names of the streams seen. */
    streams: () => [...names],
  };
}

const keyOf = ({ shape, name }: Prefix) => `${shape}\0${name}`;

/** The prefixes of these lines: each stands in many lines, in a row with others, and one of its shape in front of blank or indented lines too, or of all there are. */
function learned(lines: readonly string[]) {
  const filled = lines.filter((line) => line.trim() !== '');
  const each = filled.map(prefixesOf);
  const all = Map.groupBy(each.flat(), keyOf);
  const isOften = (one: Prefix) => (all.get(keyOf(one))?.length ?? 0) >= fewest;
  const isInRun = runsIn(each.map((own) => own.some(isOften)));
  const inRun = Map.groupBy(each.filter((_, at) => isInRun[at]).flat(), keyOf);
  const rows = [...all].filter(([key, own]) => {
    const rests = new Set(own.map(({ rest }) => rest));
    const isRow = (inRun.get(key)?.length ?? 0) >= own.length * 0.8 || own.length >= filled.length * 0.97;
    return own.length >= fewest && isRow && rests.size > 1 && own.filter(isBlank).length <= own.length / 2;
  });
  const ofShape = (shape = '') => each.filter((own) => own.some((one) => one.shape === shape)).length;
  const isProved = ([, own]: [string, Prefix[]]) =>
    own[0]?.isTimed ||
    own.filter(isOpen).length >= Math.max(1, own.length * fewestOpen) ||
    ofShape(own[0]?.shape) >= Math.max(fewestOfAll, filled.length * 0.97);
  const shapes = new Set(rows.filter(isProved).map(([, own]) => own[0]?.shape ?? ''));
  return {
    shapes: [...shapes].filter((shape) => ofShape(shape) >= filled.length * nearlyAll),
    found: rows.filter(([, own]) => shapes.has(own[0]?.shape ?? '')).map(([key]) => key),
  };
}

const isBlank = ({ rest }: Prefix) => rest.trim() === '';
const isOpen = ({ rest }: Prefix) =>
  /^(?:\s|$|\{")/.test(rest) || prefixesOf(rest).some((one) => one.isTimed || /^(?:\s|$)/.test(one.rest));

/** Which of these stand in a row of some length, or in one of all. */
function runsIn(list: readonly boolean[]) {
  const inRun = list.map(() => false);
  for (let from = 0, to = 0; from < list.length; from = to + 1) {
    for (to = from; list[to]; ) to++;
    if (to - from >= shortestRun) inRun.fill(true, from, to);
  }
  return inRun;
}

/** What all these lines have in front, in steps of four blanks: runners indent by two themselves. */
function indentOf(lines: readonly string[]) {
  const filled = lines.filter((line) => line.trim() !== '');
  const blanks = filled.reduce((least, line) => Math.min(least, line.search(/[^ ]/)), longestIndent);
  return filled.length < shortestRun ? '' : ' '.repeat(blanks - (blanks % 4));
}

const longestIndent = 40;

/** `##[group]`, `##[error]`, `::endgroup::`: what a workflow's runner reads out of a log. */
function withoutMarker(text: string) {
  if (text.startsWith('##[')) return text.replace(/^##\[[a-z]{1,20}\]/, '');
  return text.startsWith('::') ? annotated(text.replace(/^::(?:end)?group::/, '')) : text;
}

const linesOfRun = 24;
const longestLine = 2000;

/** Some lines of a part of a log: all of a short one, runs of neighbours of a long one. */
export function sampled(bytes: Buffer, from: number, to: number, runs: number): string[] {
  const lines: string[] = [];
  for (let run = 0; run < runs; run++) {
    let at = run === 0 ? from : bytes.indexOf(10, from + Math.floor(((to - from) * run) / runs)) + 1;
    const until = from + Math.floor(((to - from) * (run + 1)) / runs);
    for (let n = 0; n < linesOfRun && at >= from && at < until; n++) {
      const newline = bytes.indexOf(10, at);
      const end = newline < 0 || newline > to ? to : newline;
      lines.push(plainLine(bytes.toString('utf8', at, Math.min(end, at + longestLine))));
      at = end + 1;
    }
  }
  return lines;
}

interface Prefix {
  /** Its words without clocks and levels: whose line it is. */
  name: string;
  /** Each word as one sign: the prefixes of one tool share it. */
  shape: string;
  /** It ends with the time of day. */
  isTimed: boolean;
  rest: string;
}

const longestPrefix = 140;
const mostWords = 9;
const clock = /^[[(]?(?:\d{1,4}[-/.:T](?=\w)[\w:.,/+-]*|\d{10,13})[\])]?$/;
const months = listed('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
const level = /^(?:info|debug|debg|trace|notice):?$/i;
/** A bracket, a colon, a bar, a prompt; the number of a step; a dash alone. */
const end = /[\])}>:|│»%$]$|^#\d{1,5}$|^-$/;
/** What a runner itself says in front of a message, and the place that a compiler names, are no prefixes. */
const saying = anyWord(
  'fail*|pass*|ok|not|skip*|todo|expected|actual|received|got|want|left|right|*error|*exception|warn*|info|note|help|caused|message',
);
const place = /\.\w{1,4}[:(]\d|^https?:/i;

/** Each beginning of a line that may be a prefix, the shortest first. */
function prefixesOf(text: string): Prefix[] {
  const found: Prefix[] = [];
  if (!/^(?: {1,8}[[(])?\S/.test(text)) return found;
  const names: string[] = [];
  let shape = '';
  let isDate = false;
  for (const match of text.slice(0, longestPrefix).matchAll(/\S+/g)) {
    const [word] = match;
    const to = match.index + word.length;
    const gap = text[to];
    const isTime = clock.test(word) || (isDate && /^\d{1,2},?$/.test(word));
    isDate = months.includes(word);
    const isLevel = level.test(word);
    if (((saying.test(word) || place.test(word) || word === 'RUN') && !isLevel && !isTime) || names.length > mostWords)
      break;
    const own = word.replace(/^[[({<]+|[\])}>:|│»%$]{1,9}$/g, '');
    if (/[\p{L}\d]/u.test(own) && !isTime && !isLevel && !isDate) names.push(own);
    shape += isTime ? '0 ' : isLevel ? `${word} ` : `${word.replace(/[\w./@+~-]+/g, 'a')}${gap === '\t' ? '\t' : ' '}`;
    if (!isTime && !isLevel && !end.test(word) && gap !== '\t') continue;
    found.push({
      name: names.join(' '),
      shape,
      isTimed: isTime && names.length === 0 && /\d:\d\d|\d\.\d{3}/.test(word),
      rest: text.slice(to + 1),
    });
  }
  return found;
}
