/** The rules of the house, over files given as text: which room may use which, and what no file may do. */

export interface SourceFile {
  /** From the repository's root, such as `src/agent/anthropic.ts`. */
  path: string;
  text: string;
}

interface Import {
  from: string;
  typeOnly: boolean;
}

const maxLines = 250;
const rooms = ['agent', 'config', 'entry', 'eval', 'github', 'report', 'store', 'verify', 'web', 'workspace'] as const;
type Room = (typeof rooms)[number] | 'root' | 'wiring';

/** Rooms that a room may use beside its own. Root files are everybody's, and use each other only. */
const allowed: Record<Room, readonly Room[]> = {
  root: ['root'],
  config: ['root'],
  workspace: ['root'],
  agent: ['root'],
  verify: ['root'],
  github: ['root'],
  store: ['root'],
  report: ['root'],
  web: ['root', 'store', 'report'],
  eval: ['root', 'wiring', 'config', 'store', 'report'],
  wiring: ['root', 'agent', 'config', 'github', 'report', 'store', 'verify', 'workspace'],
  entry: ['root', 'wiring', ...rooms],
};

/** One home for each outside library: the only paths that may import it. */
const homes: readonly [library: RegExp, home: RegExp][] = [
  [/^@anthropic-ai\//, /^src\/agent\//],
  [/^@octokit\//, /^src\/github\//],
  [/^@actions\//, /^src\/entry\/action[^/]*\.ts$/],
  [/^probot$/, /^src\/entry\/app\.ts$/],
  [/^(node:)?child_process$|^execa$/, /^src\/workspace\//],
  [/^(kysely(\/.*)?|pg|pg-boss|node:sqlite)$/, /^src\/store\//],
  [/^(hono(\/.*)?|@hono\/.*)$/, /^src\/(web|report|entry|eval)\//],
  [/^commander$/, /^src\/entry\//],
];

/** Calls that only `entry/` may make, and the one that nobody may. */
const calls: readonly [call: RegExp, home: RegExp | undefined, why: string][] = [
  [/\bprocess\.env\b/, /^src\/entry\//, 'process.env belongs to entry/: take the environment as a parameter'],
  [/\bconsole\.\w+\(/, /^src\/entry\//, 'console belongs to entry/: take a log as a parameter'],
  [/\bprocess\.exit\(/, undefined, 'process.exit loses output: set process.exitCode in entry/'],
];

/** Every breach as `path: what is wrong`. */
export function breaches(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    [...nameBreaches(file), ...importBreaches(file), ...callBreaches(file)].map((what) => `${file.path}: ${what}`),
  );
}

function nameBreaches({ path, text }: SourceFile): string[] {
  const found: string[] = [];
  const name = path.slice(path.lastIndexOf('/') + 1);
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  if (lines > maxLines) found.push(`${lines} lines; no file has more than ${maxLines}`);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*(\.d)?\.ts$/.test(name)) found.push('file names are kebab-case and end in .ts');
  if (/(^|[/-])(utils?|helpers?|commons?|misc|managers?|services?)([/.-]|$)/.test(path)) {
    found.push('the name says nothing about what is inside');
  }
  return found;
}

function importBreaches({ path, text }: SourceFile): string[] {
  return importsOf(text).flatMap(({ from, typeOnly }) => {
    if (!from.startsWith('.')) {
      const home = homes.find(([library]) => library.test(from))?.[1];
      return home === undefined || home.test(path) ? [] : [`imports ${from}, whose home is elsewhere`];
    }
    const target = resolvePath(path, from);
    if (!target.startsWith('src/')) return [`imports ${from}, which is outside of src/`];
    const [own, other] = [roomOf(path), roomOf(target)];
    if (own === other && own !== 'root') return [];
    if (allowed[own].includes(other)) return [];
    const exec = (own === 'agent' || own === 'verify') && target === 'src/workspace/exec.ts' && typeOnly;
    return exec ? [] : [`${own} may not import ${target}`];
  });
}

function callBreaches({ path, text }: SourceFile): string[] {
  // A text in backticks that begins with a line break is another program's: what runs in the sandbox, or beside it.
  const code = withoutComments(text).replace(/`\n[\s\S]*?`/g, '``');
  return calls.filter(([call, home]) => call.test(code) && home?.test(path) !== true).map(([, , why]) => why);
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

function roomOf(path: string): Room {
  const [, folder, rest] = path.split('/');
  // `run-story.ts` and the folder of its parts.
  if (folder?.startsWith('run-')) return 'wiring';
  if (rest === undefined) return 'root';
  return rooms.find((room) => room === folder) ?? 'root';
}

function resolvePath(from: string, relative: string): string {
  return new URL(relative, `file:///${from}`).pathname.slice(1);
}
