/**
 * Writes what is told about the settings outside the code: action.yml, schema/redgreen.schema.json and the tables in
 * README.md between `<!-- settings -->`, `<!-- outputs -->` and their `<!-- /… -->`. A test fails where one has drifted.
 *
 *   node scripts/readme-tables.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { actionYaml, readmeTables } from './settings-documents.ts';
import { fileSchema } from './settings-schema.ts';

const root = join(import.meta.dirname, '..');

await writeFile(join(root, 'action.yml'), actionYaml());
await writeFile(join(root, 'schema/redgreen.schema.json'), `${JSON.stringify(fileSchema(), null, 2)}\n`);

const readme = await readFile(join(root, 'README.md'), 'utf8').catch(() => undefined);
if (readme !== undefined) {
  const tables = readmeTables(parse(await readFile(join(root, 'action.yml'), 'utf8')));
  const written = Object.entries(tables).reduce(
    (text, [name, table]) =>
      text.replace(
        new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`),
        (_, open, close) => `${open}\n${table}\n\n${close}`,
      ),
    readme,
  );
  await writeFile(join(root, 'README.md'), written);
}
