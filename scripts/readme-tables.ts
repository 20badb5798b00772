/**
 * Writes what other files repeat from the code: action.yml, schema/redgreen.schema.json and the tables of the pages. A test
 * fails where one has drifted.
 *
 *   node scripts/readme-tables.ts
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageTables, withTables } from './page-tables.ts';
import { runSchemaPath, runSchemaText } from './run-schema.ts';
import { actionYaml } from './settings-documents.ts';
import { fileSchema } from './settings-schema.ts';

const root = join(import.meta.dirname, '..');

await writeFile(join(root, 'action.yml'), actionYaml());
await writeFile(join(root, 'schema/redgreen.schema.json'), `${JSON.stringify(fileSchema(), null, 2)}\n`);
await writeFile(runSchemaPath, runSchemaText());

const tables = await pageTables();
const docs = (await readdir(join(root, 'docs'))).filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`);
for (const path of ['README.md', ...docs]) {
  const text = await readFile(join(root, path), 'utf8');
  await writeFile(join(root, path), withTables(text, tables));
}
