/** Whether a start file of the tests only loads more of the production than it did: nothing else in it is new, and nothing is gone. */

import { posix } from 'node:path';

/**
 * `before` and `after`: the file's text. `isThere`: whether a path is production of the tree, a file or a folder that holds some.
 * Every new word loads, joins a path, or stands in a text; every text that is a path leads to production.
 */
export function loadsMoreProduction(
  { path, before, after }: { path: string; before: string; after: string },
  isThere: (path: string) => boolean,
): boolean {
  const words = loading[posix.extname(path)];
  if (words === undefined || before.length + after.length > mostChars) return false;
  const lines = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);
  const [known, kept] = [new Set(lines(before)), new Set(lines(after))];
  const fresh = lines(after).filter((line) => !known.has(line) && !/^(?:#|\/\/|--|\*)/.test(line));
  const gone = lines(before).filter((line) => !kept.has(line));
  const isLoad = (line: string) => leadsTo(line, path, isThere) !== 'elsewhere' && onlySays(line, words);
  if (![...fresh, ...gone].every(isLoad)) return false;
  return fresh.some((line) => leadsTo(line, path, isThere) === 'production');
}

const mostChars = 20_000;

/** What loads in each language, and what paths are made of. */
const loading: Record<string, RegExp> = {
  '.php':
    /^(?:spl_autoload_register|function|static|fn|string|void|if|str_starts_with|strncmp|strpos|substr|str_replace|strlen|file_exists|is_file|(?:require|include)(?:_once)?|__DIR__|dirname|use|true|false)$/,
  '.rb': /^(?:require|require_relative|autoload|File|expand_path|join|dirname|__dir__|__FILE__|LOAD_PATH|unshift)$/,
  '.lua': /^(?:package|path|require|local|dofile|loadfile)$/,
  '.pl': /^(?:use|lib|require|FindBin|Bin|qw)$/,
  '.pm': /^(?:use|lib|require|FindBin|Bin|qw)$/,
  '.R': /^(?:source|file|path|here|local|TRUE|FALSE)$/,
  '.tcl': /^(?:source|file|join|dirname|info|script|lappend|auto_path)$/,
};

/** Every word outside of its texts is one that loads, or a variable. */
function onlySays(line: string, words: RegExp): boolean {
  const code = line.replaceAll(text, ' ').replace(/\$(?:class|name|file|path|prefix)\b|\$(?=LOAD_PATH\b)/g, ' ');
  return !/[&|!<>]{2}|`/.test(code) && (code.match(/[A-Za-z_]\w*/g) ?? []).every((word) => words.test(word));
}

function leadsTo(
  line: string,
  path: string,
  isThere: (path: string) => boolean,
): 'production' | 'nowhere' | 'elsewhere' {
  const names = [...line.matchAll(text)].map(([quoted]) => quoted.slice(1, -1)).filter((one) => isPath.test(one));
  const folder = posix.dirname(path);
  const candidates = (name: string) =>
    [posix.join(folder, name), name].flatMap((one) => {
      const whole = posix.normalize(one.replace(/^\/+/, '').replace(/\?.*$/, '')).replace(/\/$/, '');
      return [whole, whole + posix.extname(path), posix.join(folder, whole)];
    });
  if (!names.every((name) => candidates(name).some(isThere))) return 'elsewhere';
  return names.length === 0 ? 'nowhere' : 'production';
}

const text = /'[^'\n]*'|"[^"\n]*"/g;
/** A name of its own, or one with its folder: no separator, ending or namespace. */
const isPath = /^(?!\.?\.?\/?$)(?!\.\w+$)(?=[./?-]*\w)[\w./?;-]+$/;
