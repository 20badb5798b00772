/**
 * Writes src/verify/readers/index.ts from the files beside it: a new reader is a new file, and this command.
 * Each file there exports one reader. (Bundler and Node both need the list to be code.)
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../src/verify/readers');
const files = (await readdir(folder)).filter((name) => name.endsWith('.ts') && name !== 'index.ts').sort();
const readers = await Promise.all(
  files.map(async (file) => {
    const name = /^export const (\w+)/m.exec(await readFile(join(folder, file), 'utf8'))?.[1];
    if (name === undefined) throw new Error(`${file} exports no reader`);
    return { file, name };
  }),
);
const imports = readers.map(({ file, name }) => `import { ${name} } from './${file}';`);
const list = readers.map(({ name }) => `  ${name},`);
await writeFile(
  join(folder, 'index.ts'),
  `// Written by \`node scripts/list-readers.ts\`.
import type { Reader } from '../reader.ts';
${imports.join('\n')}

export const readers: readonly Reader[] = [
${list.join('\n')}
];
`,
);
