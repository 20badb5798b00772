/** From sources to files that Node loads in a fifth of the time: ES modules with the packages in them, un-minified. */

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'rolldown';
import type { Sizes } from './bundled-packages.ts';

const root = join(import.meta.dirname, '..');

/** `context` without the Octokit and undici beside it, and read when it is asked for. */
const eventContext: Plugin = {
  name: 'event context',
  load(id) {
    if (id !== join(root, 'src/entry/action-context.ts')) return undefined;
    const place = join(root, 'node_modules/@actions/github/lib/context.js');
    return `import { Context } from '${place}';\nexport const readContext = async () => new Context();\n`;
  },
};

/** The file that asks for Node's version loads everything else as a file of its own: an older Node would stop at its syntax. */
const versionCheck: Plugin = {
  name: 'version check',
  resolveId(id, importer) {
    return importer === join(root, 'src/entry/cli.ts') && id === './redgreen.ts'
      ? { id: './redgreen.js', external: true }
      : undefined;
  },
};

/** The packages of these providers are large: each client is a file of its own, which only a run on that provider loads. */
export const farClients = ['bedrock-client', 'vertex-client'];
const clientsApart: Plugin = {
  name: 'clients apart',
  resolveId(id, importer) {
    const name = farClients.find((client) => id.endsWith(`/${client}.ts`));
    return name === undefined || importer === undefined ? undefined : { id: `./${name}.js`, external: true };
  },
};

/** Commands, presets, providers and readers are found in their folders; a bundle has none, so the lists are written out. */
const lists: Plugin = {
  name: 'lists',
  async load(id) {
    if (id === join(root, 'src/entry/command-list.ts')) {
      const entries = (await names('src/entry/commands')).map(
        (verb) => `['${verb}', () => import('./commands/${verb}.ts')]`,
      );
      return `export const commandFiles = new Map([\n${entries.join(',\n')}\n]);\n`;
    }
    if (id === join(root, 'src/agent/providers-and-presets.ts')) {
      const kinds = await Promise.all(['preset', 'provider'].map(listOf));
      return kinds.join('');
    }
    if (id !== join(root, 'src/output/reader-files.ts')) return undefined;
    const files = await names('src/output/readers');
    const imports = files.map((file, index) => `import * as file${index} from './readers/${file}.ts';\n`);
    const spread = files.map((_, index) => `...Object.values(file${index})`);
    return `${imports.join('')}export const readers = [${spread.join(', ')}];\n`;
  },
};

async function listOf(kind: string): Promise<string> {
  const files = await names(`src/agent/${kind}s`);
  const imports = files.map((file, index) => `import { ${kind} as ${kind}${index} } from './${kind}s/${file}.ts';\n`);
  const entries = files.map((file, index) => `['${file}', ${kind}${index}]`);
  return `${imports.join('')}export const ${kind}s = new Map([${entries.join(', ')}]);\n`;
}

/**
 * Bundles the entries, paths below the repository's root, into `target`; the bytes of each module. `whole`: one file for each entry, so
 * that a change of a few lines changes few files.
 */
export async function bundle(
  input: Record<string, string>,
  target: string,
  { whole = false }: { whole?: boolean } = {},
): Promise<Sizes> {
  const { output } = await build({
    cwd: root,
    input,
    platform: 'node',
    // Optional native halves of pg: absent by choice, asked for in a try block.
    external: ['pg-native', 'cloudflare:sockets'],
    logLevel: 'warn',
    // bottleneck evals a require of Redis that is never reached.
    checks: { eval: false, ineffectiveDynamicImport: false },
    plugins: [lists, eventContext, versionCheck, clientsApart],
    resolve: { alias: { postcss: join(root, 'scripts/no-postcss.ts') } },
    // @actions/core brings them for OIDC tokens, and nothing here asks for any.
    treeshake: { moduleSideEffects: [{ test: /node_modules\/(@actions\/http-client|undici)\//, sideEffects: false }] },
    output: {
      dir: target,
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name].js',
      minifyInternalExports: false,
      codeSplitting: !whole,
    },
  });
  return output
    .flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []))
    .map(([path, { code }]) => [path, Buffer.byteLength(code ?? '')] as const);
}

async function names(folder: string): Promise<string[]> {
  return (await readdir(join(root, folder))).sort().map((file) => file.replace(/\.ts$/, ''));
}
