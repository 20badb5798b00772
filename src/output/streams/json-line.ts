/** Lines that are JSON objects of a log driver or logger: the one field that carries the text, and the one that says whose it is. */

export interface JsonShape {
  text: string;
  /** The field that names the stream, where there are several. */
  name?: string;
  /** Fields of nearly all lines: what others hold is said of one line. */
  usual: ReadonlySet<string>;
}

const fewest = 4;
const levelOrPipe = /^(?:stdout|stderr|trace|debug|info|notice|warn|warning|error|fatal|panic|critical|[FP])$/i;
/** Events of a test runner have a verdict: their readers want them whole. */
const verdict =
  /^(?:pass|fail|passed|failed|skip|skipped|start|started|begin|run|done|end|ended|finished|ok|output|bench|discover|test)$/;

/** The shape that nearly all of these lines have, by what their fields hold; none where they tell verdicts or no text. */
export function jsonShape(lines: readonly string[]): JsonShape | undefined {
  if (lines.filter((line) => line.startsWith('{')).length < fewest) return undefined;
  const written = lines.filter((line) => line.trim() !== '');
  const objects = written.filter((line) => line.startsWith('{')).map(parsed);
  const whole = objects.filter((each) => each !== undefined);
  // A sampled line may be cut off.
  if (whole.length < fewest || objects.length < written.length * 0.8 || whole.length < objects.length * 0.6)
    return undefined;
  const columns = new Map<string, string[]>();
  for (const each of whole) {
    for (const [key, value] of fields(each)) {
      const column = columns.get(key) ?? [];
      columns.set(key, column);
      column.push(value);
    }
  }
  const all = [...columns].map(([key, values]) => ({ key, values, kinds: new Set(values) }));
  if (all.some(({ key, kinds }) => !/level|severity/i.test(key) && [...kinds].every((kind) => verdict.test(kind))))
    return undefined;
  const often = all.filter(({ values }) => values.length > whole.length / 10);
  const texts = often.filter(({ values }) => isText(values));
  const text = texts.sort((a, b) => weight(b.values) - weight(a.values))[0];
  if (text === undefined) return undefined;
  const names = often.filter(
    ({ key, values, kinds }) =>
      key !== text.key && kinds.size > 1 && kinds.size <= values.length / 3 && [...kinds].every(isName),
  );
  const name = names.sort((a, b) => a.values.join('').length - b.values.join('').length)[0]?.key;
  // What most lines have, and what is the same wherever it stands: two loggers may share a log.
  const entries = Map.groupBy(whole.flatMap(Object.entries), ([key]) => key);
  const isUsual = (own: readonly [string, unknown][]) =>
    own.length >= whole.length * 0.8 || (own.length > 2 && new Set(own.map(([, value]) => String(value))).size === 1);
  const usual = new Set([...entries].filter(([, own]) => isUsual(own)).map(([key]) => key));
  return { text: text.key, name, usual };
}

/** What such a line says; undefined where it is none. */
export function jsonText(line: string, shape: JsonShape): { text: string; name?: string } | undefined {
  if (!line.startsWith('{')) return undefined;
  const object = parsed(line);
  if (object === undefined) return undefined;
  const found = new Map(fields(object));
  const text = found.get(shape.text);
  if (text === undefined) return undefined;
  const more = Object.entries(object).filter(
    ([key]) => !shape.usual.has(key) && shape.text !== key && !shape.text.startsWith(`${key}.`),
  );
  return {
    text: [text.replace(/\r?\n$/, ''), ...more.map(field)].join(''),
    name: shape.name === undefined ? undefined : found.get(shape.name),
  };
}

/** ` want=9`; a stack below. */
function field([key, value]: [string, unknown]): string {
  const stack = new Map(fields({ [key]: value })).entries().find(([path]) => /(?:^|\.)stack$/.test(path))?.[1];
  return stack === undefined ? ` ${key}=${typeof value === 'string' ? value : JSON.stringify(value)}` : `\n${stack}`;
}

function parsed(line: string): object | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The strings in it, those one or two levels down under their path. */
function fields(object: object, path = '', depth = 0): [string, string][] {
  return Object.entries(object).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string') return [[path + key, value]];
    return typeof value === 'object' && value !== null && !Array.isArray(value) && depth < 2
      ? fields(value, `${path}${key}.`, depth + 1)
      : [];
  });
}

/** Words, and not the same ones all the time; a blank line is text too. */
function isText(values: readonly string[]): boolean {
  const worded = values.filter((value) => /\S\s+\S/.test(value.trim()));
  return new Set(worded).size >= 2 && worded.length >= values.length * 0.3;
}

function weight(values: readonly string[]): number {
  return [...new Set(values)].join('').length;
}

function isName(value: string): boolean {
  return /^[\w@/.:#+-]{1,80}$/.test(value) && /[a-z]/i.test(value) && !levelOrPipe.test(value) && !/^\d/.test(value);
}
