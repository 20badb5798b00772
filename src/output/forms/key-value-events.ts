/** Lines that a runner writes for another program: `##server[testFailed name='knot' message='is 3']`. */
import type { Told } from './bodies.ts';

/** Undefined where there are none of a failing test. */
export function keyValueEvents(texts: readonly string[]): Told[] | undefined {
  const found = new Map<string, Told>();
  for (const [at, text] of texts.entries()) {
    const match = /^\s{0,20}##\w{2,20}\[\w{0,20}fail\w{0,10}\s(.*)\]\s{0,9}$/i.exec(text);
    if (match === null) continue;
    const values = new Map(
      [...(match[1] ?? '').matchAll(/(\w{1,20})='((?:[^'|]|\|.)*)'/g)].map(([, key = '', value = '']) => [
        key,
        decoded(value),
      ]),
    );
    const name = values.get('name');
    const lines = ['message', 'expected', 'actual', 'details'].flatMap((key) => {
      const value = values.get(key);
      if (value === undefined || value.trim() === '') return [];
      return key === 'expected' || key === 'actual' ? [`${key}: ${value}`] : value.split('\n');
    });
    // A test that is tried again is told by its last try.
    if (name !== undefined && lines.length > 0) found.set(name, { at, name, lines });
  }
  return found.size === 0 ? undefined : [...found.values()];
}

/** `|n` is the end of a line, `|'` a quotation mark, `|0x00fc` a letter. */
function decoded(text: string): string {
  return text.replace(/\|(?:0x([0-9a-fA-F]{4})|(.))/g, (_, code: string | undefined, sign: string) =>
    code !== undefined ? String.fromCharCode(Number.parseInt(code, 16)) : ({ n: '\n', r: '' }[sign] ?? sign),
  );
}
