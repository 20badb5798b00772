/** Whether a start file of the tests only loads more of the production than it did: nothing else in it is new, and what is gone loaded as well. */

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
  const code = (text: string) =>
    text.split('\n').flatMap((line) => (words.comment.test(line) ? [] : line.trim() || []));
  const isLoad = (line: string) => leadsTo(line, path, isThere) !== 'elsewhere' && onlySays(line, words.loads);
  const fresh = addedTo(code(before), code(after), isLoad);
  return fresh?.some((line) => leadsTo(line, path, isThere) === 'production') === true;
}

/** The lines that came, where what stays is in its order and as often, and what came and went loads. */
function addedTo(before: string[], after: string[], isLoad: (line: string) => boolean): string[] | undefined {
  const fresh: string[] = [];
  let at = 0;
  for (const line of after) {
    const next = before.indexOf(line, at);
    if (next !== -1 && before.slice(at, next).every(isLoad)) at = next + 1;
    else if (isLoad(line)) fresh.push(line);
    else return undefined;
  }
  return before.slice(at).every(isLoad) ? fresh : undefined;
}

const mostChars = 20_000;

interface Loading {
  loads: RegExp;
  comment: RegExp;
}
const hash = /^\s*#/;

/** What loads in each language, and what paths are made of. */
const loading: Record<string, Loading> = {
  '.php': {
    loads:
      /^(?:spl_autoload_register|function|static|fn|string|void|if|str_starts_with|strncmp|strpos|substr|str_replace|strlen|file_exists|is_file|(?:require|include)(?:_once)?|__DIR__|dirname|use|true|false)$/,
    comment: /^\s*(?:\/\/|#(?!\[))/,
  },
  '.rb': {
    loads: /^(?:require|require_relative|autoload|File|expand_path|join|dirname|__dir__|__FILE__|LOAD_PATH|unshift)$/,
    comment: hash,
  },
  '.lua': { loads: /^(?:package|path|require|local|dofile|loadfile)$/, comment: /^\s*--/ },
  '.pl': { loads: /^(?:use|lib|require|FindBin|Bin|qw)$/, comment: hash },
  '.pm': { loads: /^(?:use|lib|require|FindBin|Bin|qw)$/, comment: hash },
  '.R': { loads: /^(?:source|file|path|here|local|TRUE|FALSE)$/, comment: hash },
  '.tcl': { loads: /^(?:source|file|join|dirname|info|script|lappend|auto_path)$/, comment: hash },
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
