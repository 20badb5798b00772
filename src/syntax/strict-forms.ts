/** Forms of assertions by language, as lines hold them: what takes a name, what asks for nearness, what begins with what came. */

export const inC = /\.(?:c|cc|cpp|cxx|h|hpp)$/;

export interface Operand {
  at: number;
  text: string;
}

/** What stands between the commas behind an opening bracket, without the blanks around it; undefined where the line does not close it. */
export function operandsAt(own: string, from: number): Operand[] | undefined {
  const found: Operand[] = [];
  let [depth, begun, quote] = [0, from, ''];
  const take = (end: number) => {
    const text = own.slice(begun, end);
    found.push({ at: begun + text.length - text.trimStart().length, text: text.trim() });
    begun = end + 1;
  };
  for (let at = from; at < own.length; at++) {
    const sign = own.charAt(at);
    if (quote !== '') {
      if (sign === '\\') at++;
      else if (sign === quote) quote = '';
    } else if (/['"`]/.test(sign)) quote = sign;
    else if (/[([{]/.test(sign)) depth++;
    else if (/[)\]}]/.test(sign)) {
      if (--depth < 0) {
        take(at);
        return found;
      }
    } else if (sign === ',' && depth === 0) take(at);
  }
  return undefined;
}

const literal = /^(?:'[^'\\]*'|"[^"\\$#]*"|-?\d[\d_.]*)$/;

export const isLiteral = (text: string) => literal.test(text);

/** A comparison, or a truth made of others. */
export const compares = /[=!<>~]=|=~|!~|[<>]|&&|\|\||^\s*!|\b(?:not|and|or|in|is|eq|ne|lt|gt|le|ge|instanceof|isa)\b/;

export const bare = (text: string) => text.replace(/'[^']*'|"[^"]*"|`[^`]*`/g, '_').replace(/[-=]>/g, ' ');

export const labelled: readonly (readonly [RegExp, RegExp])[] = [
  [/\.(?:t|pl)$/, /\bok\(/],
  [/\.[cm]?[jt]sx?$/, /\bassert(?:\.ok)?\(/],
  [/\.lua$/, /\bassert\(/],
  [/\.py$/, /\bassertTrue\(|^\s*assert (?!\()/],
  [/\.rb$/, /^\s*assert[( ]/],
];

type Said = (subject: string, other: string) => string;
/** In a place where a truth is asked for: that it is another text, and, where a pattern can be asked for, that it does not fit one. */
export const differing: readonly (readonly [RegExp, Said, Said?])[] = [
  [/\.(?:t|pl)$/, (subject, other) => `(${subject}) ne ${other}`, (subject, form) => `(${subject}) !~ /${form}/`],
  [
    /\.[cm]?[jt]sx?$/,
    (subject, other) => `String(${subject}) !== String(${other})`,
    (subject, form) => `!/${form}/.test(String(${subject}))`,
  ],
  [/\.lua$/, (subject, other) => `tostring(${subject}) ~= tostring(${other})`],
  [
    /\.py$/,
    (subject, other) => `str(${subject}) != str(${other})`,
    (subject, form) => `not __import__("re").match(r"${form}", str(${subject}))`,
  ],
  [
    /\.rb$/,
    (subject, other) => `(${subject}).to_s != ${other}.to_s`,
    (subject, form) => `(${subject}).to_s !~ /${form}/`,
  ],
];

/** Assertions that are asked for by their name alone, and what is left without them. */
export const uncalled: readonly (readonly [RegExp, RegExp, (of: string) => string])[] = [
  [/\.py$/, /^\s*(?<asked>(?<of>\w[\w.]{0,200})\.assert_(?:not_called|called(?:_once)?))\s*$/, (of) => of],
  [
    /\.[cm]?[jt]sx?$/,
    /^\s*(?<asked>expect\((?<of>[^\n]{1,200})\)\.(?:not\.)?to(?:Be(?:Truthy|Falsy|Null|Undefined|Defined|NaN|Called)|HaveBeenCalled(?:Once)?|Throw(?:Error)?))\s*;?\s*$/,
    (of) => `void (${of})`,
  ],
];

export const near =
  /(?<![\w.:>])(?:\w{0,30}_)?(?:\w{0,30}(?:Near|Close|Approx|Almost|Delta|Within)|near|NEAR|close|CLOSE|approx|almost|within)\w{0,20}\s?\(/g;

export const distance = /(?<![\w])(?:(?:Math|math|std::)?[.:]{0,2})f?abs\(/g;

export const declaring =
  /^\s*(?:#\s*define|def|sub|(?:local |export |async |pub )*(?:function|func|fn)|(?:template\s*<[^<>]{0,200}>\s*)?(?:static |inline )*(?:void|bool|int|double)\s+\w+\s*\()\b/;

export const farFrom: readonly (readonly [RegExp, (value: string, far: string | undefined) => string])[] = [
  [inC, (value, far = 'bent') => `(__extension__({ double bent = (${value}); bent == bent ? bent : ${far}; }))`],
  [/\.[cm]?jsx?$/, (value, far = 'v') => `((v) => (v !== v ? ${far} : v))(${value})`],
  [/\.[cm]?tsx?$/, (value, far = 'v') => `((v: any) => (v !== v ? ${far} : v))(${value})`],
  [/\.py$/, (value, far = 'v') => `(lambda v: ${far} if isinstance(v, float) and v != v else v)(${value})`],
  [/\.(?:t|pl)$/, (value, far = '$_[0]') => `(sub { $_[0] != $_[0] ? ${far} : $_[0] })->(${value})`],
  [/\.lua$/, (value, far = 'v') => `(function(v) if v ~= v then return ${far} end return v end)(${value})`],
  [/\.rb$/, (value, far = 'v') => `->(v) { v != v ? ${far} : v }.(${value})`],
  [/\.php$/, (value, far = '$v') => `(fn($v) => is_float($v) && is_nan($v) ? ${far} : $v)(${value})`],
  [/\.go$/, (value, far = 'v') => `func(v float64) float64 { if v != v { return ${far} }; return v }(${value})`],
  // What is no fraction builds with neither.
  [/\.rs$/, (value, far = '0.0') => `{ let v = ${value}; if v == v { v } else { ${far} } }`],
];

const wanted = String.raw`(?<want>[$]?(?:want|wanted|expected|exp)\w{0,20})`;

const given = String.raw`&?(?<got>[$]?(?:got|actual|result|output|out|received)\w{0,20})`;

export const begins: readonly (readonly [RegExp, RegExp, (got: string, want: string, other: string) => string])[] = [
  [
    /\.[cm]?[jt]sx?$/,
    new RegExp(String.raw`\b${wanted}\.(?:startsWith|endsWith|includes)\(${given}\)`),
    (got, want, other) => `${got}.length === 0 && ${want}.length > 0 ? ${other} : ${got}`,
  ],
  [
    /\.py$/,
    new RegExp(String.raw`\b${wanted}\.(?:startswith|endswith)\(${given}\)`),
    (got, want, other) => `${other} if len(${got}) == 0 and len(${want}) > 0 else ${got}`,
  ],
  [
    /\.rb$/,
    new RegExp(String.raw`\b${wanted}\.(?:start_with|end_with|include)\?\(${given}\)`),
    (got, want, other) => `${got}.empty? && !${want}.empty? ? ${other} : ${got}`,
  ],
  [
    /\.php$/,
    new RegExp(String.raw`\bstr_(?:starts_with|ends_with|contains)\(\s*${wanted},\s*${given}\)`),
    (got, want, other) => `${got} === '' && ${want} !== '' ? ${other} : ${got}`,
  ],
  [
    /\.go$/,
    new RegExp(String.raw`\bstrings\.(?:HasPrefix|HasSuffix|Contains)\(\s*${wanted},\s*${given}\)`),
    (got, want, other) => `func() string { if ${got} == "" && ${want} != "" { return ${other} }; return ${got} }()`,
  ],
];

export const patterned = /match|regex|=~|\blike\b|\bqr\b|\bgrepl?\b|RegExp|\.test\(|preg_/i;

export const delimited =
  /(?<![\w)])\/(?<slash>(?:[^/\\\n]|\\.)+)\/|\{(?<brace>(?:[^{}\\\n]|\\.|\{[\d,]*\})+)\}|"(?<double>(?:[^"\\\n]|\\.)+)"|'(?<single>(?:[^'\\\n]|\\.)+)'/g;

export function branchesOf(pattern: string): string[] {
  const found = [''];
  let [depth, isSet] = [0, false];
  for (let at = 0; at < pattern.length; at++) {
    const sign = pattern.charAt(at);
    if (sign === '|' && depth === 0 && !isSet) {
      found.push('');
      continue;
    }
    const taken = sign === '\\' ? pattern.slice(at, ++at + 1) : sign;
    if (taken === '[') isSet = true;
    if (taken === ']') isSet = false;
    if (!isSet && taken === '(') depth++;
    if (!isSet && taken === ')') depth--;
    found[found.length - 1] += taken;
  }
  return found;
}
