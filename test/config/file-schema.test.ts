/** The editor's schema of `.github/redgreen.yml` and the reader of the file are one thing said twice. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { fileSchema } from '../../scripts/settings-schema.ts';
import { readConfigFile } from '../../src/config/config-file.ts';
import { formOf } from '../../src/config/setting-phrases.ts';
import { aboutOf, settingNames } from '../../src/config/settings.ts';
import { forAnyKey, forForm } from './odd-values.ts';
import { sampleOf } from './samples.ts';

const committed = readFileSync(join(import.meta.dirname, '../../schema/redgreen.schema.json'), 'utf8');
const check = new Ajv2020({ allowUnionTypes: true }).compile(JSON.parse(committed));

const inFile = settingNames.filter((name) => aboutOf(name).places?.includes('file'));

describe('the schema of the configuration file', () => {
  test('is the committed one', () => {
    const drifted = 'run `node scripts/readme-tables.ts` and commit what it writes';
    expect(committed, drifted).toBe(`${JSON.stringify(fileSchema(), null, 2)}\n`);
  });

  test.each(inFile.map((name) => [name]))('%s: the schema takes exactly what the reader takes', (name) => {
    const { text, value } = sampleOf(name);
    const values = [...forAnyKey, ...forForm[formOf(name)], text, value];
    expect(values.length).toBeGreaterThan(30);
    const taken = values.filter((each) => reads({ [name]: each }));
    // That a text is YAML of a certain form is more than a schema can say: it lets such a text through.
    const isBeyond = (each: unknown) => formOf(name) === 'table' && typeof each === 'string';
    const differ = values.filter((each) => check({ [name]: each }) !== taken.includes(each) && !isBeyond(each));
    expect(
      differ.map(
        (each) => `${taken.includes(each) ? 'only the reader' : 'only the schema'} takes ${JSON.stringify(each)}`,
      ),
    ).toEqual([]);
    expect(values.filter((each) => isBeyond(each) && !check({ [name]: each }))).toEqual([]);
    expect(taken.length).toBeGreaterThan(0);
  });

  test('takes a file that is right, and refuses what a file may not say', () => {
    const files: unknown[] = [
      ...[
        null,
        {},
        [],
        'words',
        3,
        { 'max-iterations': 4, 'test-paths': ['x/**'], review: false },
        { sandbox: 'none' },
        { 'max-iterations': 11 },
        { mode: 'fast' },
        { maxTurns: 3 },
      ],
      ...[{ 'anthropic-api-key': 'x' }, { 'github-token': null }, { 'max-turns': 1, 'Max-Turns': 1 }, { $schema: 'x' }],
    ];
    for (const file of files) expect(check(file), JSON.stringify(file)).toBe(reads(file));
    expect(files.filter((file) => check(file))).toEqual([null, {}, files[5]]);
  });
});

function reads(file: unknown): boolean {
  return readConfigFile(file === null ? '# nothing\n' : stringify(file)).problems.length === 0;
}
