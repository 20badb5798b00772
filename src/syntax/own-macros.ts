/** Macros of a test file that compare two of their arguments: `#define CHECK(text, mm) if (length(text) != (mm)) …`. */

export interface OwnMacro {
  /** Which argument is what is expected. */
  expected: number;
  /** The other one stands within a call: a literal there is the input, and no second value. */
  isInput: boolean;
}

/** Calls of what may be one, in the grammar of C and C++. */
export const macroCalls = '(call_expression function: (identifier) @name arguments: (argument_list) @arguments)';

const mostMacros = 50;

export function ownMacros(text: string): ReadonlyMap<string, OwnMacro> {
  const macros = new Map<string, OwnMacro>();
  const definitions = text
    .replace(/\\\n/g, ' ')
    .matchAll(/^[ \t]*#[ \t]*define[ \t]+(\w+)\(([^)\n]{1,200})\)(.{1,2000})/gm);
  for (const [, name = '', written = '', body = ''] of definitions) {
    if (macros.size >= mostMacros) break;
    const names = written.split(',').map((one) => one.trim());
    const bare = names.map((one) => /^\w+$/.test(one) && isCompared(one, body));
    const expected = bare.lastIndexOf(true);
    const others = names.filter((one, at) => at !== expected && new RegExp(`\\b${one}\\b`).test(body));
    if (expected !== -1 && others.length > 0) macros.set(name, { expected, isInput: bare.indexOf(true) === expected });
  }
  return macros;
}

/** Alone on one side of a comparison, or in a call that compares texts. */
function isCompared(name: string, body: string): boolean {
  const operand = String.raw`(?:\b${name}\b|(?<!\w)\(\s*${name}\s*\))`;
  return [
    String.raw`(?:^|[\s(;{&|!])${operand}\s*[!=]=`,
    String.raw`[!=]=\s*${operand}(?!\s*[\w(.[]|\s*->)`,
    String.raw`\bstr\w*cmp\s*\((?:[^()]*,\s*)?${operand}\s*[,)]`,
  ].some((pattern) => new RegExp(pattern).test(body));
}

/** Names of functions that the file hands to what runs them. */
export function handedOver(text: string, runs: RegExp | undefined): ReadonlySet<string> {
  const handed = runs === undefined ? [] : [...text.matchAll(runs)];
  return new Set(handed.flatMap(({ groups }) => groups?.names?.match(/\b[A-Za-z_]\w*/g) ?? []));
}
