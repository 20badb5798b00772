/**
 * Builds `dist/`: the Action as one file that its post step shares (a runner downloads the repository and installs
 * nothing), the command line and the library with shared chunks that load when they are needed.
 * Un-minified, so that what runs can be read; byte-identical from any folder.
 *
 *   node scripts/build.ts            builds dist/
 *   node scripts/build.ts --check    builds beside it and fails where the committed dist/ differs
 */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'rolldown';

const check = process.argv.includes('--check');
const root = join(import.meta.dirname, '..');
const target = check ? await mkdtemp(join(tmpdir(), 'redgreen-dist-')) : join(root, 'dist');

if (!check) await rm(target, { recursive: true, force: true });
await bundle({ action: 'src/entry/action.ts' }, false);
await writeFile(
  join(target, 'action-post.js'),
  "// The post step of the Action; action.js tells the two apart.\nimport './action.js';\n",
);
await bundle({ cli: 'src/entry/cli.ts', lib: 'src/entry/lib.ts' }, true);

if (check) {
  const stale = await differences(join(root, 'dist'), target);
  await rm(target, { recursive: true, force: true });
  if (stale.length > 0) {
    process.stderr.write(
      `dist/ is not what the sources build: ${stale.join(', ')}\nRun \`npm run build\` and commit dist/.\n`,
    );
    process.exitCode = 1;
  } else process.stdout.write('dist/ is up to date\n');
}

async function bundle(input: Record<string, string>, split: boolean): Promise<void> {
  await build({
    cwd: root,
    input,
    platform: 'node',
    // Optional native halves of pg: absent by choice, asked for in a try block.
    external: ['pg-native', 'cloudflare:sockets'],
    logLevel: 'warn',
    // bottleneck evals a require of Redis that is never reached.
    checks: { eval: false },
    // @actions/core brings them for OIDC tokens, which nothing here asks for: 0.7 MB that would be run at every start.
    treeshake: { moduleSideEffects: [{ test: /node_modules\/(@actions\/http-client|undici)\//, sideEffects: false }] },
    output: {
      dir: target,
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name]-[hash].js',
      codeSplitting: split,
    },
  });
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
