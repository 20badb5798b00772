/**
 * Builds `dist/`: the Action as a file that its post step shares and two that it loads where a run begins (a runner downloads the
 * repository and installs nothing), the command line and the library with shared chunks that load when they are needed.
 * Un-minified, so that what runs can be read; byte-identical from any folder.
 *
 *   node scripts/build.ts            builds dist/
 *   node scripts/build.ts --check    builds beside it and fails where the committed dist/ differs
 *   node scripts/build.ts --sizes    builds and tells the bytes of each package, the Action's first
 *
 * `licenses.txt` names every package of which something is in it; one without a licence text ends the build.
 */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Grammar, grammars } from '../src/syntax/grammars.ts';
import { rememberBuilt } from './built.ts';
import { bundle } from './bundle.ts';
import { licensesText, packagesOf, type Sizes, sizesText } from './bundled-packages.ts';
import { inOrder } from './chunks.ts';
import { licenses } from './licenses.ts';

const check = process.argv.includes('--check');
const sizes = process.argv.includes('--sizes');
const root = join(import.meta.dirname, '..');
const target = check ? await mkdtemp(join(tmpdir(), 'redgreen-dist-')) : join(root, 'dist');

/**
 * What the Action has read when it begins is `action.js`; what a run needs until its first tests are running is one file beside it, and
 * all that is loaded while they run another.
 */
const actionChunks = inOrder(
  { action: ['src/entry/action.ts'], 'action-run': ['src/trigger/carry.ts', 'src/run-story/in-sandbox.ts'] },
  'action-agent',
);

/** What a run loads from beginning to end; what other commands need beside it stays apart. */
const runChunks = inOrder({
  start: [
    ...['src/entry/command-line.ts', 'src/entry/warnings.ts', 'src/text/terminal-text.ts'],
    // The little that whoever reads a log without a run has in common with what follows.
    ...['src/entry/option-values.ts', 'src/text/json.ts', 'src/text/clip.ts', 'src/text/listed.ts', 'src/text/glob.ts'],
    'src/text/file-bytes.ts',
    ...['roots', 'failure', 'report'].map((name) => `src/output/${name}.ts`),
  ],
  story: ['src/entry/commands/run.ts', 'src/entry/story-run.ts'],
  sandbox: ['src/sandbox/sandbox.ts'],
  run: ['src/run-story/run-story.ts', 'src/entry/local-run.ts'],
  store: ['src/entry/run-record.ts', 'src/store/run-rows.ts'],
  tests: ['src/run-story/in-sandbox.ts'],
  reading: ['src/output/read-log.ts', 'src/output/condense.ts', 'src/verify/report-files/report-files.ts'],
  agent: ['src/run-story/implement-story.ts', 'src/run-story/condensed-log.ts'],
  anthropic: ['src/agent/anthropic.ts'],
  judge: ['src/run-story/judge.ts', 'src/run-story/flakes.ts', 'src/run-story/red-for-no-test.ts'],
  report: ['src/report/html.ts'],
});

if (!check) await rm(target, { recursive: true, force: true });
const action = await bundle({ action: 'src/entry/action.ts' }, target, '[name].js', actionChunks);
const postStep = "// The post step of the Action; action.js tells the two apart.\nimport './action.js';\n";
await writeFile(join(target, 'action-post.js'), postStep);
const entries = { cli: 'src/entry/cli.ts', lib: 'src/entry/lib.ts' };
const rest = await bundle(entries, target, 'chunks/[name].js', runChunks);
const grammarFiles = await packGrammars(join(target, 'grammars'));
const all = [...action, ...rest, ...grammarFiles];
await writeFile(join(target, 'licenses.txt'), licensesText(packagesOf(all), licenses));
if (sizes) process.stdout.write(`action.js\n${sizesText(action)}\n\ncli.js, lib.js and chunks/\n${sizesText(rest)}\n`);

if (check) {
  const stale = await differences(join(root, 'dist'), target);
  await rm(target, { recursive: true, force: true });
  if (stale.length > 0) {
    process.stderr.write(`dist/ is not what the sources build: ${stale.join(', ')}\n`);
    process.stderr.write('Run `npm run build` and commit dist/.\n');
    process.exitCode = 1;
  } else {
    rememberBuilt();
    process.stdout.write('dist/ is up to date\n');
  }
} else rememberBuilt();

/** tree-sitter's engine and the grammars of the tests that can be bent, as they are loaded: 22 MB become 1.7. */
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
