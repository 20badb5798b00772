/** The rules of the house, over files given as text: which room may use which, and what no file may do. */

export interface SourceFile {
  /** From the repository's root, such as `src/agent/built-in-agent.ts`. */
  path: string;
  text: string;
}

interface Import {
  from: string;
  typeOnly: boolean;
}

/** Over 250 lines a file is a question in review; nobody cuts an idea to fit. */
const maxLines = 400;
const maxFields = 12;

/** What a room may use beside itself: another room, one file (`agent/providers-and-presets.ts`), with `type` before it the types of one file, and with `not` none of one. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  run: [],
  text: [],
  packages: ['run', 'text'],
  'project.ts': [],
  loop: ['run', 'not run/errors.ts', 'text'],
  story: ['run', 'text'],
  config: [
    ...['run', 'text', 'story', 'project.ts'],
    ...['agent/providers-and-presets.ts', 'agent/cost.ts', 'type agent/provider.ts'],
    'type agent/client.ts',
  ],
  output: ['run', 'text'],
  git: ['run', 'text'],
  publish: ['run', 'text', 'git'],
  sandbox: ['run', 'text'],
  verdict: ['run', 'not run/errors.ts', 'text', 'output', 'type sandbox/exec.ts'],
  agent: ['run', 'text', 'type sandbox/exec.ts'],
  github: ['run', 'text', 'type config/settings.ts'],
  store: ['run', 'text'],
  report: ['run', 'text'],
  web: ['run', 'text', 'store', 'report'],
  'run-story': [
    ...['run', 'text', 'loop', 'story', 'config', 'git', 'publish', 'sandbox', 'verdict', 'output'],
    ...['agent', 'packages', 'store', 'project.ts'],
  ],
  trigger: ['run', 'text', 'story', 'config', 'github', 'store', 'run-story'],
  'trigger/event-decision.ts': ['run', 'text', 'story', 'config', 'github', 'trigger'],
  eval: ['run', 'text', 'story', 'config', 'store', 'report', 'run-story'],
  app: [...['run', 'text', 'story', 'config', 'git', 'github', 'store', 'web', 'trigger', 'project.ts']],
  entry: [
    'packages',
    ...['run', 'text', 'story', 'config', 'git', 'sandbox', 'output', 'github', 'store', 'report', 'web'],
    ...['trigger', 'run-story', 'eval', 'app', 'project.ts'],
  ],
};

/** One home for each outside library: the only paths that may import it. */
const homes: readonly [library: RegExp, home: RegExp][] = [
  [/^@anthropic-ai\//, /^src\/agent\//],
  [/^@octokit\//, /^src\/github\//],
  [/^@actions\/(?!expressions$)/, /^src\/entry\/action[^/]*\.ts$/],
  [/^probot$/, /^src\/app\/server\.ts$/],
  // Two doors. What they start is found in `run/system-programs.ts`.
  [/^(node:)?child_process$|^execa$/, /^src\/(sandbox\/(own-command|command-runner|spawn)|git\/git)\.ts$/],
  [/^(kysely(\/.*)?|pg|pg-boss|node:sqlite)$/, /^src\/store\//],
  [/^(hono(\/.*)?|@hono\/.*)$/, /^src\/(web|report|entry|app|eval)\//],
  [/^commander$/, /^src\/entry\//],
  [/^web-tree-sitter$/, /^src\/verdict\/languages\//],
];

/** Calls that only `entry/` may make, and the one that nobody may. */
const calls: readonly [call: RegExp, home: RegExp | undefined, why: string][] = [
  [/\bprocess\.env\b/, /^src\/entry\//, 'process.env belongs to entry/: take the environment as a parameter'],
  [/\bconsole\.\w+\(/, /^src\/entry\//, 'console belongs to entry/: take a log as a parameter'],
  [/\bAuthorization: \$\{/, /^src\/git\/remote-call\.ts$/, 'a program gets a token in git/remote-call.ts alone'],
  [
    /(\.(push|unshift)|\bMath\.(max|min)|\bfromCharCode)\((?:[^()[\]{}]*,)?\s*\.\.\.|\.splice\([^;]*, \.\.\./,
    undefined,
    'a long list spread into arguments overflows the stack: go through it',
  ],
  [/\bprocess\.exit\(/, undefined, 'process.exit loses output: set process.exitCode in entry/'],
];

/** Types with more fields that are no options: rows, events and documents as they are kept, settings, and the operations of one object. */
const records: ReadonlySet<string> = new Set([
  ...['RunRow', 'AttemptRow', 'StoryResultRow', 'DeliveryRow', 'JobRow'],
  ...['RunEvent', 'Run', 'Attempt', 'Verification', 'StoryResult', 'EvalSummary'],
  ...['AppSettings', 'CommentRecord', 'Repository'],
]);

/** Every breach as `path: what is wrong`. */
export function breaches(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    [...nameBreaches(file), ...importBreaches(file), ...callBreaches(file), ...fieldBreaches(file)].map(
      (what) => `${file.path}: ${what}`,
    ),
  );
}

function lineCount(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}

function nameBreaches({ path, text }: SourceFile): string[] {
  const found: string[] = [];
  const name = path.slice(path.lastIndexOf('/') + 1);
  const lines = lineCount(text);
  if (lines > maxLines) found.push(`${lines} lines; no file has more than ${maxLines}`);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*(\.d)?\.ts$/.test(name)) found.push('file names are kebab-case and end in .ts');
  if (allowed[roomOf(path)] === undefined) found.push(`${roomOf(path)} is no room of the plan`);
  if (/(^|[/-])(utils?|helpers?|commons?|misc|managers?|services?)([/.-]|$)/.test(path)) {
    found.push('the name says nothing about what is inside');
  }
  if (/^\s*(?:export )?(?:interface|type) Place\b/m.test(text)) found.push('a type named Place says nothing of which');
  return found;
}

function importBreaches({ path, text }: SourceFile): string[] {
  return importsOf(text).flatMap(({ from, typeOnly }) => {
    if (from === '@anthropic-ai/sdk' && !typeOnly) return ['imports all of @anthropic-ai/sdk: 739 KB for one resource'];
    if (!from.startsWith('.')) {
      const home = homes.find(([library]) => library.test(from))?.[1];
      return home === undefined || home.test(path) ? [] : [`imports ${from}, whose home is elsewhere`];
    }
    const target = resolvePath(path, from);
    if (!target.startsWith('src/')) return [`imports ${from}, which is outside of src/`];
    const [own, other] = [roomOf(path), roomOf(target)];
    // A file with a row of its own has no more than that row.
    const file = path.slice('src/'.length);
    const ownRow = allowed[file];
    if (own === other && ownRow === undefined) return [];
    const row = ownRow ?? allowed[own] ?? [];
    const type = typeOnly && row.includes(`type ${target.slice('src/'.length)}`);
    const oneFile = row.includes(target.slice('src/'.length));
    const isClosed = row.includes(`not ${target.slice('src/'.length)}`);
    return type || oneFile || (row.includes(other) && !isClosed)
      ? []
      : [`${ownRow === undefined ? own : file} may not import ${target}`];
  });
}

function callBreaches({ path, text }: SourceFile): string[] {
  // A text in backticks that begins with a line break is another program's: what runs in the sandbox, or beside it.
  const code = withoutComments(text).replace(/`\n[\s\S]*?`/g, '``');
  return calls.filter(([call, home]) => call.test(code) && home?.test(path) !== true).map(([, , why]) => why);
}

/** Interfaces, and each type literal in a `type` or behind a destructured parameter. */
function fieldBreaches({ text }: SourceFile): string[] {
  const code = withoutComments(text).replace(/'[^'\n]*'|"[^"\n]*"/g, "''");
  const declared = [...code.matchAll(/\b(?:interface|type) (?<name>\w+)\b|\}: (?=\{)/g)];
  return declared.flatMap(({ index, 0: { length }, groups }) => {
    const name = groups?.name ?? 'a parameter';
    const most = Math.max(0, ...literalsFrom(code, index + length).map(fieldCount));
    const known = records.has(name);
    return most > maxFields && !known
      ? [`${name} has ${most} fields; options of more than ${maxFields} are groups`]
      : [];
  });
}

/** What is between the braces of a declaration, from its name to its end, those within others too. */
function literalsFrom(code: string, start: number): string[] {
  const found: string[] = [];
  const open: number[] = [];
  for (let at = start; at < code.length; at++) {
    const char = code[at] ?? '';
    if (char === '{') open.push(at);
    if (char === '}') found.push(code.slice((open.pop() ?? at) + 1, at));
    if (open.length > 0) continue;
    if (char === ';' || (char === '}' && !/^\s*[|&;\]>]/.test(code.slice(at + 1)))) break;
  }
  return found;
}

/** Of its own, without those of the literals and parameters within. */
function fieldCount(literal: string): number {
  let flat = literal;
  for (let before = ''; flat !== before; ) {
    before = flat;
    flat = flat.replace(/\{[^{}]*\}|\([^()]*\)/g, '');
  }
  return flat.split(';').filter((field) => field.trim() !== '').length;
}

export function importsOf(text: string): Import[] {
  const code = withoutComments(text);
  const statements = [...code.matchAll(/^(?:import|export)\b(?<what>[^;'"`]*?\bfrom\s*|\s+)['"](?<from>[^'"]+)['"]/gm)];
  const calls = [...code.matchAll(/\bimport\(\s*['"](?<from>[^'"]+)['"]/g)];
  return [
    ...statements.map(({ groups }) => ({ from: groups?.from ?? '', typeOnly: onlyTypes(groups?.what ?? '') })),
    ...calls.map(({ groups }) => ({ from: groups?.from ?? '', typeOnly: false })),
  ];
}

/** `import type …`, or braces in which every name is a type. */
function onlyTypes(what: string): boolean {
  if (/^\s+type\b/.test(what)) return true;
  const names = /^\s*\{(?<names>[^}]*)\}/
    .exec(what)
    ?.groups?.names?.split(',')
    .filter((name) => name.trim() !== '');
  return names?.every((name) => /^\s*type\s/.test(name)) ?? false;
}

/** Whole-line comments only: what stands in a string stays, and a URL is no comment. */
function withoutComments(text: string): string {
  return text.replace(/^\s*\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

/** The folder below `src/`, or the file that lies there itself. */
function roomOf(path: string): string {
  return path.split('/')[1] ?? path;
}

function resolvePath(from: string, relative: string): string {
  return new URL(relative, `file:///${from}`).pathname.slice(1);
}
