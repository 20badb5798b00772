/** What a function decides by itself, and what it reaches for: a clock, a file, a transport is a seam where tests put doubles of their own. */

import type { SourceFunction } from '../../syntax/source-functions.ts';

/** Without comments and texts; what is computed within a text is left. */
export function bareCode(path: string, text: string): string {
  const inner = path.endsWith('.py') ? /\{([^{}]*)\}/g : /[$#]\{([^{}]*)\}/g;
  const bare = text.replace(
    texts,
    (whole) => `""${[...whole.matchAll(inner)].map(([, code]) => `;${code};`).join('')}`,
  );
  const comments = /\.(?:py|rb|p[lm]|t|sh|r)$/i.test(path)
    ? /(?<![$\w])#.*/g
    : path.endsWith('.lua')
      ? /--.*/g
      : slashed;
  return bare.replace(comments, '');
}
const texts = /"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;
const slashed = /\/\/.*|\/\*[\s\S]*?\*\//g;

/** An own condition. */
export const decides = (bare: string) =>
  /\b(?:if|unless|elif|elsif|elseif|switch|case|match|when|while|until|and|or)\b|\s\?\s|&&|\|\||\s(?:[<>]=?|[=!]==?|~=|eq|ne|lt|gt|le|ge)\s/.test(
    bare,
  );

/** Arithmetic that is more than to count, or to write a constant: `5 * 60`. */
export const reckons = (bare: string) =>
  /[\w)\]]\s+(?:[-+*/%]|\*\*|\/\/)\s+[\w(@$]/.test(
    bare
      .replace(/(?<![\w$])(\$?\w+(?:\[\w+\])?)\s*=\s*\1\s*[-+]\s*1\b/g, '')
      .replace(
        /(?<![\w.])(?:\d[\d_.]*|[A-Z][A-Z_\d]+|time\.\w+)(?:\s*[-+*/]\s*(?:\d[\d_.]*|[A-Z][A-Z_\d]+|time\.\w+))+(?!\w)/g,
        '0',
      ),
  );

/** All that is done there can be read at a glance: a value, or one that is looked up. */
export const isPlainValue = (bare: string) =>
  !decides(bare) && !reckons(bare) && !/(?<!\bmy|\bour|\breturn)\b\s*\(|\b(?:for|foreach|loop)\b/.test(bare);

/** Nothing stands in it, or only an error: whoever extends it is to write it. */
export function isUnwritten(bare: string): boolean {
  const body = bare
    .trim()
    .replace(/^\{|\}$/g, '')
    .trim();
  return (
    /^(?:""\s*)?(?:pass|\.\.\.|return;?)?;?$/.test(body) ||
    /^(?:throw|raise|die|error|panic|unimplemented!|todo!)\b[^\n;]*;?$/.test(body)
  );
}

export interface Logic extends SourceFunction {
  path: string;
  bare: string;
}

/**
 * Of all functions of the changed sources those that are no seam; `texts`: these sources, by their paths. `mayBeGiven`: those too that
 * ask something which their object holds, or which they are given.
 */
export function ownLogic(all: readonly Logic[], texts: ReadonlyMap<string, string>, mayBeGiven = false): Logic[] {
  const names = new Set(all.map(({ name }) => name));
  const types = new Set(all.map(({ owner }) => owner).filter(Boolean));
  const brought = new Map([...texts].map(([path, text]) => [path, broughtIn(text)]));
  const reached = new Map(
    all.map((one) => [one, reachOf(one, { names, types, brought: brought.get(one.path) ?? new Set() })]),
  );
  const byName = Map.groupBy(all, ({ name }) => name);
  /** Through functions of the same sources. */
  const through = (one: Logic): Reach['kinds'] => {
    const kinds: Reach['kinds'] = new Set();
    const seen = new Set([one]);
    for (const next of seen) {
      for (const kind of reached.get(next)?.kinds ?? []) kinds.add(kind);
      for (const name of reached.get(next)?.own ?? []) for (const called of byName.get(name) ?? []) seen.add(called);
    }
    return kinds;
  };
  return all.filter((one) => {
    const kinds = through(one);
    if (mayBeGiven) return !kinds.has('outside');
    if ((reached.get(one)?.kinds.size ?? 0) > 0) return false;
    return !kinds.has('outside') && (!kinds.has('given') || decides(one.bare));
  });
}

/** Names that a source takes from elsewhere. */
function broughtIn(text: string): ReadonlySet<string> {
  const lines = text.match(/^\s*(?:import|from|use|using|require|const .*\brequire\()[^\n]*/gm) ?? [];
  return new Set(lines.flatMap((line) => line.match(/\w+/g) ?? []).filter((word) => !calculating.test(word)));
}
const calculating =
  /^(?:math|Math|re|decimal|Decimal|fractions|itertools|functools|collections|strings|strconv|sort|slices|maps|errors|fmt|util|List|Map|Set|POSIX|Arrays|Collections|Optional|Objects)$/;

interface Reach {
  /** `given`: something that its object holds, or that it is called with. */
  kinds: Set<'outside' | 'given'>;
  own: Set<string>;
}

function reachOf(
  { path, bare, head }: Logic,
  { names, types, brought }: { names: ReadonlySet<string>; types: ReadonlySet<string>; brought: ReadonlySet<string> },
): Reach {
  const reach: Reach = { kinds: new Set(), own: new Set() };
  if (surroundings.test(bare)) reach.kinds.add('outside');
  if (held.test(bare)) reach.kinds.add('given');
  const receiver = path.endsWith('.go') ? /^func\s*\(\s*(\w+)/.exec(head)?.[1] : undefined;
  const isSelf = (word: string) => word === receiver || selves.test(word);
  // In Ruby and Perl a method is called without brackets too.
  const isLoose = /\.(?:rb|p[lm])$/.test(path);
  for (const [whole, before = '', name = '', open] of bare.matchAll(isLoose ? looseCalls : calls)) {
    const on = before.split(/\?\.|\.|->|::|:/).filter(Boolean);
    const [first = ''] = on;
    const isKnown = names.has(name) && (on.length === 0 || (on.length === 1 && (isSelf(first) || types.has(first))));
    if (isKnown) reach.own.add(name);
    else if (on.length === 0 ? keywords.test(name) || types.has(name) || isError.test(name) : isError.test(whole))
      continue;
    else if (on.length === 0 && isLoose && open === undefined) continue;
    else if (brought.has(first === '' ? name : first)) reach.kinds.add('outside');
    else if (
      pure.test(name) ||
      calculating.test(first) ||
      /^(?:JSON|Object|Number|String|Array|Promise)$/.test(first)
    ) {
      if (/^rand/.test(name)) reach.kinds.add('outside');
    } else if (isSelf(first) || /^@/.test(first)) reach.kinds.add('given');
    else if (/^[A-Z]/.test(first) || on.length === 0) reach.kinds.add('outside');
    // An attribute of a value.
    else if (open !== undefined || !path.endsWith('.rb')) reach.kinds.add('given');
  }
  return reach;
}

const isError = /(?:Error|Exception)\b/;
const selves = /^(?:this|self|cls|static|super|parent|\$this|\$self|\$class)$/;
const link = String.raw`(?:\?\.|\.|->|::|:)`;
const before = String.raw`((?:[@$]{0,2}[\w#]+[?!]?(?:\([^()]*\)|\[[^\]]*\])?${link})*|[)\]}]${link})`;
const calls = new RegExp(String.raw`${before}([\w#]+[?!]?)\s*(?:<[\w, ]+>)?(\()`, 'g');
const looseCalls = new RegExp(String.raw`${before}(?<![@$%:])\b([\w]+[?!]?)(\()?`, 'g');
/** A function that is held somewhere. */
const held = /->\s*\(|[\]})]\s*\((?!\?)|\.call\b|\.\(/;

const surroundings =
  /\b(?:process\.(?:env|argv|stdin)|os\.environ|ENV|window|document|navigator|location|globalThis|performance|crypto|sys\.(?:argv|platform|stdin)|localtime|gmtime|rand|urandom|gets|readline|STDIN|ARGV|system|exec)\b|\$_(?:SERVER|ENV|GET|POST|COOKIE|SESSION)|\btime\b\s*(?:\(\s*\)|;)|\bsleep\b|\b(?:Time|Date|DateTime)\.(?:now|today|current)\b|\bnew Date\(\)/;

const keywords =
  /^(?:if|elif|elsif|elseif|unless|while|until|for|foreach|switch|match|case|when|catch|return|function|func|fn|sub|and|or|not|in|await|new|throw|raise|yield|sizeof|typeof|isset|empty|unset|array|list|my|local|print|do|else|lambda|async|die|error|panic|make|append|assert|super|delete|defined|ref|shift|pop|push|scalar|keys|values|bless|wantarray|exists|lc|uc|int|abs|join|split|sprintf|length|substr|map|grep|sort|reverse)$/;

const pure =
  /^(?:abs|all|any|append|apply|at|bool|ceil|chars?|clone|concat|contains|containsKey|copy|count|dict|each|each_with_index|empty\??|endsWith|ends_with|entries|enumerate|every|filter|find|find_all|first|flat|flatMap|float|floor|format|freeze|from|fromEntries|get|getOrDefault|group_by|has|has_key|includes\??|indexOf|include\??|int|intdiv|ipairs|isEmpty|isNaN|isFinite|isinstance|items|join|keys?\??|last|len|length|list|log10|lower|map|match|max|merge|min|modf|nil\??|number_format|of|pairs|parseFloat|parseInt|pop|pow|push|range|reduce|replace|replaceAll|reverse|reversed|round|select|set|shift|size|slice|some|sort|sorted|sort_by|split|sprintf|sqrt|startsWith|starts_with|start_with\?|end_with\?|str|strip|strlen|str_replace|strtolower|strtoupper|str_pad|substr|substring|sum|test|times|to_[a-z]|toFixed|toLowerCase|toString|toUpperCase|to_lower|to_upper|trim|trunc|tuple|type|tonumber|tostring|upper|uniq|unshift|valueOf|values|zip|zero\?|Number|String|Boolean|BigInt|Map|Set|Array|array_(?:filter|map|sum|keys|values|reduce|merge|slice|key_exists)|in_array|count|implode|explode|usort|ksort|Sprintf|Errorf|New|len|cap|copy|gsub|sub|rep|insert|remove|resolve)$/;
