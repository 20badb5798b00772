/**
 * Builds `dist/`: the Action as one file (a runner downloads the repository and installs nothing), and the command line as
 * another. Un-minified, so that what runs can be read; byte-identical from any folder.
 *
 *   node scripts/build.ts            builds dist/, which is committed when work is handed over
 *   node scripts/build.ts --check    builds beside it and fails where the committed dist/ differs
 *   node scripts/build.ts --sizes    builds and prints the bytes of each package, the Action's first
 *
 * `licenses.txt` names every package of which something is in it; one without a licence text ends the build.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Grammar, grammars } from '../src/verdict/languages/grammars.ts';
import { builtFolder } from './built.ts';
import { bundle, farClients } from './bundle.ts';
import { licensesText, packagesOf, type Sizes, sizesText } from './bundled-packages.ts';
import { licenses } from './licenses.ts';

const root = join(import.meta.dirname, '..');
const postStep = "// The post step of the Action; action.js tells the two apart.\nimport './action.js';\n";

/** Builds everything into an empty or absent folder; the bytes of each module. */
export async function buildInto(target: string): Promise<{ action: Sizes; commandLine: Sizes }> {
  await rm(target, { recursive: true, force: true });
  const action = await bundle({ action: 'src/entry/action.ts' }, target, { whole: true });
  const commandLine = [
    ...(await bundle({ redgreen: 'src/entry/redgreen.ts' }, target, { whole: true })),
    ...(await bundle({ cli: 'src/entry/cli.ts' }, target, { whole: true })),
  ];
  const far: Sizes[] = [];
  for (const client of farClients)
    far.push(await bundle({ [client]: `src/agent/${client}.ts` }, target, { whole: true }));
  await writeFile(join(target, 'action-post.js'), postStep);
  const all = [...action, ...commandLine, ...far.flat(), ...(await packGrammars(join(target, 'grammars')))];
  await writeFile(join(target, 'licenses.txt'), licensesText(packagesOf(all), licenses));
  return { action, commandLine };
}

if (import.meta.main) {
  if (process.argv.includes('--check')) await check();
  else {
    const { action, commandLine } = await buildInto(join(root, 'dist'));
    if (process.argv.includes('--sizes'))
      process.stdout.write(`action.js\n${sizesText(action)}\n\nredgreen.js\n${sizesText(commandLine)}\n`);
  }
}

async function check(): Promise<void> {
  const stale = await differences(join(root, 'dist'), await builtFolder());
  if (stale.length === 0) return void process.stdout.write('dist/ is up to date\n');
  process.stderr.write(`dist/ is not what the sources build: ${stale.join(', ')}\n`);
  process.stderr.write('Run `npm run build` and commit dist/.\n');
  process.exitCode = 1;
}

/** tree-sitter's engine and the grammars of the languages that are read: 22 MB become 1.7. */
async function packGrammars(folder: string): Promise<Sizes> {
  await mkdir(folder, { recursive: true });
  const packed: [path: string, bytes: number][] = [];
  const grammar = (name: Grammar) => [name, `@vscode/tree-sitter-wasm/wasm/tree-sitter-${name}.wasm`] as const;
  for (const [name, path] of [['engine', 'web-tree-sitter/web-tree-sitter.wasm'] as const, ...grammars.map(grammar)]) {
    const bytes = gzipSync(await readFile(join(root, 'node_modules', path)), { level: 9 });
    await writeFile(join(folder, `${name}.wasm.gz`), bytes);
    packed.push([join(root, 'node_modules', path), bytes.length]);
  }
  return packed;
}

async function differences(committed: string, built: string): Promise<string[]> {
  const names = new Set([...(await files(committed)), ...(await files(built))]);
  const stale: string[] = [];
  for (const name of [...names].sort()) {
    const [a, b] = await Promise.all(
      [committed, built].map((folder) => readFile(join(folder, name)).catch(() => undefined)),
    );
    if (a === undefined || b === undefined || !a.equals(b)) stale.push(name);
  }
  return stale;
}

async function files(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
