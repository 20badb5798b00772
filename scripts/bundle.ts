/** From sources to files that Node loads in a fifth of the time: ES modules with the packages in them, un-minified. */

import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type CodeSplittingOptions, type Plugin } from 'rolldown';
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

/** Commands, presets and readers are found in their folders; a bundle has none, so the lists are written out. Each command is a chunk of its own. */
const lists: Plugin = {
  name: 'lists',
  async load(id) {
    if (id === join(root, 'src/entry/command-files.ts')) {
      const entries = (await names('src/entry/commands')).map(
        (verb) => `['${verb}', () => import('./commands/${verb}.ts')]`,
      );
      return `export const commandFiles = new Map([\n${entries.join(',\n')}\n]);\n`;
    }
    if (id === join(root, 'src/agent/preset-files.ts')) {
      const files = await names('src/agent/presets');
      const imports = files.map((file, index) => `import { preset as preset${index} } from './presets/${file}.ts';\n`);
      const entries = files.map((file, index) => `['${file}', preset${index}]`);
      return `${imports.join('')}export const presets = new Map([${entries.join(', ')}]);\n`;
    }
    if (id !== join(root, 'src/output/reader-files.ts')) return undefined;
    const files = await names('src/output/readers');
    const imports = files.map((file, index) => `import * as file${index} from './readers/${file}.ts';\n`);
    const spread = files.map((_, index) => `...Object.values(file${index})`);
    return `${imports.join('')}export const readers = [${spread.join(', ')}];\n`;
  },
};

/** Bundles the entries, paths below the repository's root, into `target`; the bytes of each module. */
export async function bundle(
  input: Record<string, string>,
  target: string,
  chunkFileNames = 'chunks/[name].js',
  codeSplitting: true | CodeSplittingOptions = true,
): Promise<Sizes> {
  const { output } = await build({
    cwd: root,
    input,
    platform: 'node',
    preserveEntrySignatures: codeSplitting === true ? undefined : 'allow-extension',
    // Optional native halves of pg: absent by choice, asked for in a try block.
    external: ['pg-native', 'cloudflare:sockets'],
    logLevel: 'warn',
    // bottleneck evals a require of Redis that is never reached. What a first chunk loads late may be imported at once by a late one.
    checks: { eval: false, ineffectiveDynamicImport: false },
    plugins: [lists, eventContext],
    resolve: { alias: { postcss: join(root, 'scripts/no-postcss.ts') } },
    // @actions/core brings them for OIDC tokens, and nothing here asks for any: 0.9 MB that would be run at every start.
    treeshake: { moduleSideEffects: [{ test: /node_modules\/(@actions\/http-client|undici)\//, sideEffects: false }] },
    output: { dir: target, format: 'esm', entryFileNames: '[name].js', chunkFileNames, codeSplitting },
  });
  // Not by a plugin: what those return is printed once more, with the characters themselves.
  for (const file of output)
    if (file.type === 'chunk') await writeFile(join(target, file.fileName), ascii(atOnce(file.code)));
  return output
    .flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []))
    .map(([path, { code }]) => [path, Buffer.byteLength(code ?? '')] as const);
}

/** Node's own modules without an import: for each of those Node makes a second module with all its names, 5 ms of a start. */
function atOnce(code: string): string {
  return code.replace(
    /^import (?:([\w$]+)|(?:([\w$]+), )?\{ (.+) \}|\* as ([\w$]+)) from ("node:[\w/]+");$/gm,
    (_, alone?: string, beside?: string, names?: string, all?: string, from?: string) => {
      const whole = alone ?? beside ?? all;
      const parts = names && `{ ${names.replaceAll(' as ', ': ')} }`;
      const own = `process.getBuiltinModule(${from})`;
      return [whole && `const ${whole} = ${own};`, parts && `const ${parts} = ${whole ?? own};`]
        .filter(Boolean)
        .join('\n');
    },
  );
}

/**
 * A file with one character beyond ASCII is held with two bytes for each: 4 MB more for the Action, and time to decode them. In a
 * string, a template and a regular expression the escape is the character; no `String.raw` has one.
 */
function ascii(code: string): string {
  return code.replace(/(\\*)([^\0-\x7f])/g, (_, before: string, character: string) => {
    // A backslash before it escaped nothing.
    const kept = before.slice(before.length % 2);
    return `${kept}\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

async function names(folder: string): Promise<string[]> {
  return (await readdir(join(root, folder))).sort().map((file) => file.replace(/\.ts$/, ''));
}
