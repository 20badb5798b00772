/**
 * Matches paths against globs in bounded time, and expands the braces of a glob. `path.matchesGlob` would backtrack: a
 * glob with six stars against one name of 200 letters takes it hours.
 */

/** `*` or one character, or `**` in the place of any number of folders. */
type Token = 'star' | ((character: string) => boolean);
type Segment = 'folders' | readonly Token[];

/** A glob with more is a mistake or an attack, and matches nothing. */
const maxChars = 4096;
const mostAlternatives = 1000;

/** `*`, `?`, `[a-z]`, `{a,b}` and `**`, as `path.matchesGlob` reads them: what begins with a dot is matched by a dot alone. */
export function matchesGlob(path: string, glob: string): boolean {
  const parts = path.split('/');
  return alternativesOf(glob).some((segments) => fitsAll(parts, segments));
}

/** A glob is asked about each file of a tree. */
const known = new Map<string, readonly (readonly Segment[])[]>();
const mostKnown = 500;

function alternativesOf(glob: string): readonly (readonly Segment[])[] {
  const found = known.get(glob);
  if (found !== undefined) return found;
  const alternatives = glob.length > maxChars ? [] : expanded(glob.replaceAll('\\', '/')).map(segmentsOf);
  if (known.size >= mostKnown) known.clear();
  known.set(glob, alternatives);
  return alternatives;
}

/** One text for each choice of braces; none where there are too many. */
export function expanded(glob: string): string[] {
  const done: string[] = [];
  const left = [glob];
  for (let one = left.pop(); one !== undefined; one = left.pop()) {
    const list = firstList(one);
    if (list === undefined) done.push(one);
    else for (const one of list.items.map((item) => list.before + item + list.after)) left.push(one);
    if (done.length + left.length > mostAlternatives) return [];
  }
  return done;
}

/** The first braces with a comma of their own. */
function firstList(glob: string): { before: string; items: string[]; after: string } | undefined {
  const open: { at: number; commas: number[] }[] = [];
  let first: { at: number; commas: number[]; end: number } | undefined;
  for (let at = 0; at < glob.length; at++) {
    if (glob[at] === '{') open.push({ at, commas: [] });
    else if (glob[at] === ',') open.at(-1)?.commas.push(at);
    else if (glob[at] === '}') {
      const closed = open.pop();
      if (closed !== undefined && closed.commas.length > 0 && closed.at < (first?.at ?? glob.length))
        first = { ...closed, end: at };
    }
  }
  if (first === undefined) return undefined;
  const marks = [first.at, ...first.commas, first.end];
  const items = marks.slice(1).map((mark, index) => glob.slice((marks[index] ?? 0) + 1, mark));
  return { before: glob.slice(0, first.at), items, after: glob.slice(first.end + 1) };
}

function segmentsOf(glob: string): Segment[] {
  const parts = glob.replace(/^(\.\/)+/, '').split(/\/+/);
  return parts.map((part) => (part === '**' ? 'folders' : tokensOf(part)));
}

function tokensOf(part: string): Token[] {
  const tokens: Token[] = [];
  const characters = [...part];
  for (let at = 0; at < characters.length; at++) {
    const character = characters[at] ?? '';
    const set = character === '[' ? setAt(characters, at) : undefined;
    if (set !== undefined) at = set.end;
    if (character !== '*') tokens.push(set?.holds ?? ((one) => character === '?' || one === character));
    else if (tokens.at(-1) !== 'star') tokens.push('star');
  }
  return tokens;
}

/** `[a-z_]`, `[!a]`, `[^a]`; undefined where the bracket stands for itself. */
function setAt(characters: readonly string[], start: number): { holds: Token; end: number } | undefined {
  const isNot = ['!', '^'].includes(characters[start + 1] ?? '');
  const from = start + (isNot ? 2 : 1);
  const end = characters.indexOf(']', from + 1);
  if (end < 0) return undefined;
  const ranges: [string, string][] = [];
  for (let at = from; at < end; at++) {
    const one = characters[at] ?? '';
    const isRange = characters[at + 1] === '-' && at + 2 < end;
    ranges.push([one, isRange ? (characters[at + 2] ?? '') : one]);
    if (isRange) at += 2;
  }
  return { holds: (one) => ranges.some(([low, high]) => low <= one && one <= high) !== isNot, end };
}

/** How far the glob's beginning reaches into the path is one set of places, however many ways lead there. */
function fitsAll(parts: readonly string[], segments: readonly Segment[]): boolean {
  let reached = new Set([0]);
  for (const [index, segment] of segments.entries()) {
    const next = new Set<number>();
    for (const from of reached) {
      if (segment !== 'folders') {
        if (from < parts.length && fits(parts[from] ?? '', segment)) next.add(from + 1);
        continue;
      }
      // Something has to be in the folder that `a/**` names.
      if (index < segments.length - 1) next.add(from);
      for (let to = from; to < parts.length && !parts[to]?.startsWith('.') && !next.has(to + 1); to++) next.add(to + 1);
    }
    reached = next;
  }
  return reached.has(parts.length);
}

/** What follows the last star is tried from each place on; what stands before it has found its place for good. */
function fits(name: string, tokens: readonly Token[]): boolean {
  const characters = [...name];
  const [first] = tokens;
  if (name.startsWith('.') && !(typeof first === 'function' && first('.') && !first('/'))) return false;
  let token = 0;
  let star: { token: number; at: number } | undefined;
  for (let at = 0; at < characters.length; ) {
    const one = tokens[token];
    if (one === 'star') star = { token: ++token, at };
    else if (one?.(characters[at] ?? '') === true) {
      token++;
      at++;
    } else if (star !== undefined) {
      star.at++;
      [token, at] = [star.token, star.at];
    } else return false;
  }
  return tokens.slice(token).every((one) => one === 'star');
}
