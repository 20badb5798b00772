/** Wraps a log as the tools around a runner do: parts drawn at random, put together line by line. */
import type { Truth } from '../test/output/recall.ts';

/** Numbers in [0, n), the same for the same seed. */
export type Draw = (n: number) => number;

export function drawFrom(seed: number): Draw {
  let state = (Math.imul(seed, 2654435761) + 12345) >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

export interface Wrap {
  prefix: keyof typeof prefixes;
  stamp: keyof typeof stamps;
  beside: 'nothing' | 'noise' | 'another run';
  cut: 'whole' | 'after a build' | 'before an upload' | 'head cut off';
  colour: 'as is' | 'prefix' | 'lines';
  ends: 'LF' | 'CRLF' | 'progress';
}

export interface Wrapped {
  log: string;
  truth: Truth[];
}

export const parts: { [K in keyof Wrap]: readonly Wrap[K][] } = {
  prefix: ['none', 'bar', 'colon', 'task', 'brackets', 'tabs', 'step', 'level', 'pointer'],
  stamp: ['none', 'iso', 'nano', 'clock', 'brackets', 'syslog', 'slashes', 'seconds', 'inside'],
  beside: ['nothing', 'noise', 'another run'],
  cut: ['whole', 'after a build', 'before an upload', 'head cut off'],
  colour: ['as is', 'prefix', 'lines'],
  ends: ['LF', 'CRLF', 'progress'],
};

const syllables = ['ka', 'mo', 'ri', 'tel', 'vun', 'dra', 'sho', 'pel', 'nix', 'qua', 'lor', 'bem'];

/** A made-up word, so that nothing can be known by its name. */
export function word(draw: Draw): string {
  return Array.from({ length: 2 + draw(2) }, () => syllables[draw(syllables.length)]).join('');
}

const prefixes = {
  none: () => '',
  bar: (draw: Draw) => `${word(draw)}-${1 + draw(3)}${' '.repeat(1 + draw(4))}| `,
  colon: (draw: Draw) => `@${word(draw)}/${word(draw)}: `,
  task: (draw: Draw) => `packages/${word(draw)} ${word(draw)}: `,
  brackets: (draw: Draw) => `[${word(draw)}${draw(2) === 0 ? `/${word(draw)}` : ''}] `,
  tabs: (draw: Draw) => `${word(draw)}\t${word(draw)} ${word(draw)}\t`,
  step: (draw: Draw) => `#${3 + draw(30)} `,
  level: () => 'INFO ',
  pointer: (draw: Draw) => `${word(draw)}:${word(draw)} > `,
} satisfies Record<string, (draw: Draw) => string>;

const two = (n: number) => String(n).padStart(2, '0');
export const clock = (ms: number) =>
  `${two(9 + (Math.floor(ms / 3_600_000) % 12))}:${two(Math.floor(ms / 60_000) % 60)}:${two(Math.floor(ms / 1000) % 60)}`;
const stamps = {
  none: () => '',
  iso: (ms: number) => `2026-03-14T${clock(ms)}.${String(ms % 1000).padStart(3, '0')}Z `,
  nano: (ms: number) => `2026-03-14T${clock(ms)}.${String((ms * 7919) % 10_000_000).padStart(7, '0')}Z `,
  clock: (ms: number) => `${clock(ms)} `,
  brackets: (ms: number) => `[${clock(ms)}.${String(ms % 1000).padStart(3, '0')}] `,
  syslog: (ms: number) => `Mar 14 ${clock(ms)} host7 unit[4711]: `,
  slashes: (ms: number) => `2026/03/14 ${clock(ms)} `,
  seconds: (ms: number) => `[${(ms / 1000).toFixed(6).padStart(12)}] `,
  inside: (ms: number) => `2026-03-14 ${clock(ms)},${String(ms % 1000).padStart(3, '0')} `,
} satisfies Record<string, (ms: number) => string>;

/** One wrap with a part of each kind; a third of the parts are left plain. */
export function drawWrap(draw: Draw): Wrap {
  const of = <K extends keyof Wrap>(key: K) =>
    (draw(3) === 0 ? parts[key][0] : parts[key][draw(parts[key].length)]) as Wrap[K];
  return {
    prefix: of('prefix'),
    stamp: of('stamp'),
    beside: of('beside'),
    cut: of('cut'),
    colour: of('colour'),
    ends: of('ends'),
  };
}

/** The log as `wrap` says; `other` is what runs beside it. What the cut takes away leaves the truth too. */
export function applyWrap(wrap: Wrap, own: Wrapped, other: Wrapped, draw: Draw): Wrapped {
  let lines = own.log.replace(/\n$/, '').split('\n');
  if (wrap.cut === 'head cut off') lines = lines.slice(Math.floor((lines.length * (1 + draw(4))) / 10));
  // Side by side only what has a prefix can be told apart.
  const beside = wrap.prefix === 'none' || wrap.prefix === 'level' ? 'nothing' : wrap.beside;
  const mine = prefixes[wrap.prefix](draw);
  const second = beside === 'nothing' ? [] : beside === 'noise' ? noise(draw, lines.length) : other.log.split('\n');
  let theirs = prefixes[wrap.prefix](draw);
  while (beside !== 'nothing' && theirs === mine) theirs = `${prefixes[wrap.prefix](draw)}`;
  const streams = [
    { prefix: mine, lines },
    { prefix: theirs, lines: second },
  ];
  const out = interleaved(streams, draw);
  if (wrap.cut === 'after a build') out.unshift(...steps(draw, 400).map((text) => ({ prefix: '', text })));
  if (wrap.cut === 'before an upload') out.push(...steps(draw, 400).map((text) => ({ prefix: '', text })));
  let ms = draw(10_000);
  const log = out
    .map(({ prefix, text }) => {
      ms += draw(90);
      const head = `${stamps[wrap.stamp](ms)}${prefix}`;
      const shown = wrap.colour === 'prefix' && head !== '' ? `\u001b[3${1 + draw(6)}m${head}\u001b[0m` : head;
      const told =
        wrap.colour === 'lines' && text !== '' ? `\u001b[1m\u001b[3${draw(8)}m${text}\u001b[39m\u001b[22m` : text;
      const progress = wrap.ends === 'progress' && draw(9) === 0 ? `${draw(100)} % done\r` : '';
      return `${progress}${shown}${told}${wrap.ends === 'CRLF' ? '\r' : ''}\n`;
    })
    .join('');
  const told = beside === 'another run' ? [...own.truth, ...other.truth] : own.truth;
  return { log, truth: told };
}

function interleaved(streams: { prefix: string; lines: string[] }[], draw: Draw): { prefix: string; text: string }[] {
  const out: { prefix: string; text: string }[] = [];
  const left = streams.map(({ lines }) => [...lines].reverse());
  while (left.some((lines) => lines.length > 0)) {
    const at = draw(left.length);
    for (let n = 1 + draw(6); n > 0 && (left[at]?.length ?? 0) > 0; n--)
      out.push({ prefix: streams[at]?.prefix ?? '', text: left[at]?.pop() ?? '' });
  }
  return out;
}

function noise(draw: Draw, count: number): string[] {
  const [server, path] = [word(draw), word(draw)];
  return Array.from({ length: count }, (_, i) =>
    i % 7 === 6
      ? `    at ${server}.handle (/srv/${path}/index.js:${draw(90)}:${draw(20)})`
      : i % 5 === 4
        ? `[error] ${server} replied ${500 + draw(4)} for row ${i}, retry 1 of 3`
        : `GET /${path}/${i} ${200 + draw(3)} ${draw(90)}ms`,
  );
}

/** What a build or an upload prints: much, and nothing about tests. */
function steps(draw: Draw, count: number): string[] {
  const [tool, item] = [word(draw), word(draw)];
  return Array.from({ length: count }, (_, i) =>
    i % 11 === 10
      ? ''
      : i % 3 === 0
        ? `${tool}: ${item} ${i}/${count} (${draw(900)} kB)`
        : `  ${item}-${word(draw)} ${draw(90)}.${draw(9)}.${draw(9)} done in ${draw(900)} ms`,
  );
}

/** The same log and truth in other words: words of test names, wherever they stand. */
export function renamed({ log, truth }: Wrapped, draw: Draw): Wrapped {
  const names = truth.flatMap((each) => [each.name, each.names ?? []].flat()).filter((name) => !/[/.\\]/.test(name));
  const words = new Set(names.flatMap((name) => name.match(/[a-z]{5,}/g) ?? []).filter((each) => !kept.test(each)));
  const pairs = [...words].map((each) => [each, word(draw) + word(draw).slice(0, 2)] as const);
  if (pairs.length === 0) return { log, truth };
  const table = new Map(
    pairs.flatMap(([a, b]) => [
      [a, b],
      [upper(a), upper(b)],
    ]),
  );
  const pattern = new RegExp([...table.keys()].sort((a, b) => b.length - a.length).join('|'), 'g');
  const replaced = (text: string) => text.replace(pattern, (found) => table.get(found) ?? found);
  return { log: replaced(log), truth: JSON.parse(replaced(JSON.stringify(truth))) };
}

const kept =
  /^(?:tests?|failed|failure|failing|error|expected|actual|received|suite|broken|passed|message|undefined|missing|module|cannot|unhandled|rejection|exception|panic|signal|segmentation|fault|names?|throws?|expect|assert\w*|kind|lines?|files?|compile|value|string|number|index|scenario|check|false|nested|export|import|function|return)$/;

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
