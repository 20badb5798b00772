/** A line that tells how one test ended, as a mark and the test's name, whatever the mark is. */
import { objectIn, parsedJson } from '../../text/json.ts';
import { listed } from '../../text/listed.ts';

export interface Marked {
  name: string;
  /** The mark and where it stands: equal in all lines that tell the same end. */
  form: string;
  /** By the words people use; undefined: by its form alone nobody knows. */
  verdict?: 'good' | 'bad';
  /** What stands behind both. */
  said?: string;
}

const bad =
  /^(?:fail(?:s|ed|ure|ing)?|err|errors?|errored|ko|ng|nok|not ok|bad|broken|no|wrong|crash(?:ed)?|f|e|false|[✗✖✘×✕❌]|(?:exit(?:ed)?|rc|status|code)\D{0,12}#)$/i;
const good =
  /^(?:ok|okay|pass(?:es|ed)?|p|success|succe(?:eded|eds)|good|fine|done|yes|true|[✓✔√✅.]|(?:exit(?:ed)?|rc|status|code)\D{0,12}0)$/i;
const longest = 400;

/** All ways to see a mark in it: before the name, behind it, in a cell of a table, in an object. */
export function marksOf(line: string): Marked[] {
  // Some build tools put a level in front of each line, another one where a test failed.
  const text = line.trim().replace(/^\[(?:info|error|warn(?:ing)?)\] {1,20}(?=\S)/i, '');
  if (text.length < 3 || text.length > longest) return [];
  if (text.startsWith('{')) return [inObject(text)].filter((each) => each !== undefined);
  return [inTable(text), leading(text), trailing(text), between(text), about(text)].filter(
    (each) => each !== undefined,
  );
}

function made(name: string, where: string, mark: string): Marked | undefined {
  if (!/[\p{L}\d]/u.test(name)) return undefined;
  const plain = mark
    .replace(/^[[({<*=\-\s.:]{0,9}(?=\S)|[\])}>:*!=\-\s.]{1,9}$/g, (part, at) =>
      at === 0 && part === mark ? part : '',
    )
    .replace(/\b[1-9]\d{0,8}\b/g, '#');
  const verdict = bad.test(plain) ? 'bad' : good.test(plain) ? 'good' : undefined;
  return { name: cleaned(name), form: `${where}${mark.replace(/\b[1-9]\d{0,8}\b/g, '#')}`, verdict };
}

const timed = /\s{0,9}[[(]?\b\d[\d.,]{0,12} ?(?:[mµun]?s|sec|seconds)?\b[\])]?$/;

/** `FAIL name`, `[ERR] name`, `NG: name`, `✗ name`, `!! name`, `not ok - name`, `3/12 FAIL name`, `FAILED (3 ms) name`. */
function leading(text: string): Marked | undefined {
  const counted = text.replace(/^(?:\[?\d{1,7}(?:\/\d{1,7})?[\]).:]?) {1,9}(?=\S)/, '');
  const match =
    /^(\[ {0,9}[^\][]{1,12} {0,9}\]|not ok|[^\s:"'|]{1,10}:?)(?: \(\d[\d.]{0,9} ?\w{0,3}\))?(?: -)?\s{1,12}(?![-:=] )(\S.*)$/i.exec(
      counted,
    );
  return match === null ? undefined : made(unnumbered(match[2] ?? ''), '<', match[1] ?? '');
}

/** `name ... FAILED`, `name: KO`, `name    failed    0.01s`, `name exit 1`, `name (failed)`. */
function trailing(text: string): Marked | undefined {
  const untimed = text
    .replace(timed, (part) => (/[a-zµ\]).]/.test(part) ? '' : part))
    .replace(/ ?\*{1,3} ?(\p{L}{2,10}) ?\*{1,3}$/u, ' $1');
  const exits = /\b(?:exit(?:ed)?|rc|status|code)(?: \w{1,8}){0,2}[ :=]{1,3}\d{1,3}$/.exec(untimed.slice(-40));
  const match =
    exits === null
      ? /^(.+?)(?:[\s.:·…-]{1,80}|\s[([]{1,2}|\s=> :?)((?:not )?[^\s.:()[\]·…-]{1,10}!?)[)\].!]{0,2}$/i.exec(untimed)
      : [untimed, untimed.slice(0, -exits[0].length).replace(/[\s:.-]{1,40}$/, ''), exits[0]];
  if (match === null) return undefined;
  // `wanted: false` is no test's.
  if (/^(?:true|false|yes|no|[a-z])$/i.test(match[2] ?? '') && /: ?$/.test(untimed.slice(0, -(match[2] ?? '').length)))
    return undefined;
  const before = /^(?:test(?:ing)?|check(?:ing)?|case|running) (?=\S)/i;
  const name = unnumbered((match[1] ?? '').replace(before, '').replace(/^\d{1,7}(?:\/\d{1,7})? /, ''));
  const enclosed = /^\d{1,7} \((.+)\)$/.exec((match[1] ?? '').replace(before, ''))?.[1];
  return made(enclosed ?? name.replace(/[\s.:-]{1,80}$/, ''), '>', match[2] ?? '');
}

/** `name .... NG (reason)`, `name   KO: reason`, `name => {:error, "reason"}`. */
function between(text: string): Marked | undefined {
  if (!/\b(?:fail|err|ko|ng|no|bad|broken|wrong|crash|ok|pass|p|succ|good|fine|done|yes)|[✓✔√✅✗✖✘×✕❌]/i.test(text))
    return undefined;
  const match =
    /^(\S.{0,200}?)(?:\s{2,80}|\s?[.·…]{2,80}\s{0,2}| (?:=>|->|-) |: |:(?=\p{Lu}{4}))[[({]?(:?\p{L}{2,8}|[✓✔√✅✗✖✘×✕❌])([\])}]?[.:,;!]?)\s{1,20}(?:<- |-{1,2}>? )?(\S.*)$/u.exec(
      text,
    );
  const [, name = '', mark = '', end = '', said = ''] = match ?? [];
  // `upload: failed to connect` is a sentence.
  const isMark = !/\p{Ll}/u.test(mark) || end !== '' || /^[([<{"']/.test(said);
  const marked = match === null || !isMark ? undefined : made(unnumbered(name), '>', mark.replace(/^:/, ''));
  return marked?.verdict === undefined ? undefined : { ...marked, said: enclosedIn(said) };
}

/** `(reason)` and `"reason"}`. */
function enclosedIn(said: string): string {
  return /^[("]([^()"]+)[)"]\}?$/.exec(said)?.[1] ?? said;
}

/** `Test failed: name`, `FAILURE in name`. */
function about(text: string): Marked | undefined {
  const match = /^((?:test |case )?(?:failed|failure|failing|error)(?: test| in| at)?:? )(?!to )(\S.*)$/i.exec(text);
  return match === null ? undefined : { name: cleaned(match[2] ?? ''), form: `<<${match[1]}`, verdict: 'bad' };
}

/** `| name | FAIL | reason |`, and the same with tabs, colons or commas. */
function inTable(text: string): Marked | undefined {
  const cells = (/[|│┃\t]/.test(text) ? text.split(/[|│┃\t]/) : text.split(/ :: |[,;]/)).map((cell) => cell.trim());
  const own = cells.filter((cell) => cell !== '');
  if (own.length < 2 || own.length > 9) return undefined;
  const at = own.findIndex((cell) => bad.test(cell) || good.test(cell));
  if (at < 0) return undefined;
  const worded = (part: string[]) => part.filter((cell) => /\p{L}/u.test(cell)).sort((a, b) => b.length - a.length)[0];
  const before = worded(own.slice(0, at));
  const after = own.slice(at + 1);
  const name = before ?? after.find((cell) => /\p{L}/u.test(cell)) ?? '';
  const said = after
    .slice(before === undefined ? after.indexOf(name) + 1 : 0)
    .filter((cell) => /\p{L}|\d\D+\d/u.test(cell));
  const marked = made(name, `|${at}`, own[at] ?? '');
  return marked && said.length > 0 && !/^[\d.,]{1,12} ?(?:[mµun]?s(?:ec)?)?$/.test(said.join(' '))
    ? { ...marked, said: said.join(' ') }
    : marked;
}

/** `{"test":"name","ok":false}`. */
function inObject(text: string): Marked | undefined {
  if (!/^\{.*\}[,;]?$/.test(text)) return undefined;
  const json = objectIn(parsedJson(text.replace(/[,;]$/, '')));
  const name = ['name', 'test', 'title', 'case', 'id', 'description'].map((key) => json[key]).find(isText);
  const keys = listed('status state result outcome verdict ok success passed pass failed exit');
  const key = keys.find((each) => ['string', 'boolean', 'number'].includes(typeof json[each]));
  if (name === undefined || key === undefined) return undefined;
  const value = json[key];
  const isBad = key === 'failed' ? value !== false : key === 'exit' ? value !== 0 : value === false;
  return made(name, `{${key}=`, typeof value === 'string' ? value : isBad ? 'false' : 'true');
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** Without its place, its duration and the brackets around it. */
export function cleaned(name: string): string {
  const bare = name
    .trim()
    .replace(/^in (?=\S)/, '')
    .replace(/ [─━―═]{3,}$/, '')
    .replace(/ {1,9}# \S{1,200}:\d{1,7}$/, '')
    .replace(/^[^\s:]{1,200}\.\w{1,5}:\d{1,7}:(?:\d{1,5}:)? ?(?=\p{L})/u, '')
    .replace(/(?: at \S{1,100})? \([^\s()]{1,200}\.\w{1,8}:-?\d{1,7}(?::\d{1,7})?\):?$/, '')
    .replace(/[:\s]{1,9}[([]?\d[\d.]{0,12} ?m?s[)\]]?$/, '')
    .replace(/:$/, '');
  return /^\([^()]+\)$|^'[^']+'$|^"[^"]+"$/.test(bare) ? bare.slice(1, -1) : bare;
}

function unnumbered(name: string): string {
  return name.replace(/^(?:#?\d{1,7}(?:[.):]?| -)|[-*•·▪]) (?=\S)/, '');
}
