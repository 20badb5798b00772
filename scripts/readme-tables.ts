/**
 * Writes what is told about the settings outside the code: action.yml, schema/redgreen.schema.json and the tables in
 * README.md and docs/how-it-works.md between `<!-- settings -->`, `<!-- outputs -->`, `<!-- commands -->` and their `<!-- /… -->`. A test fails where one has drifted.
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

const tables = readmeTables(parse(await readFile(join(root, 'action.yml'), 'utf8')));
for (const page of ['README.md', 'docs/how-it-works.md']) {
  const before = await readFile(join(root, page), 'utf8').catch(() => undefined);
  if (before === undefined) continue;
  const after = Object.entries(tables).reduce(
    (text, [name, table]) =>
      text.replace(
        new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`),
        (_, open, close) => `${open}\n${table}\n\n${close}`,
      ),
    before,
  );
  await writeFile(join(root, page), after);
}
