import { readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect, test } from 'vitest';
import { runSchemaPath, runSchemaText } from '../../scripts/run-schema.ts';
import { sampleReport } from './sample-report.ts';

const published = () => readFile(runSchemaPath, 'utf8');

async function validator() {
  const ajv = new Ajv2020({ strict: false });
  formats.default(ajv);
  return ajv.compile(JSON.parse(await published()));
}

test('the published schema is the one that the types give', async () => {
  expect(await published()).toBe(runSchemaText());
});

test.each([
  [1, 'passed'],
  [4, 'failed'],
  [0, 'setup-failed'],
] as const)('run.json of a run with %i attempts that ended %s is valid', async (attempts, outcome) => {
  const validate = await validator();
  const run = JSON.parse(JSON.stringify(sampleReport(attempts, outcome).run));
  validate(run);
  expect(validate.errors).toBeNull();
});

test('a field that the schema does not know, or one that is missing, is found', async () => {
  const validate = await validator();
  const run = JSON.parse(JSON.stringify(sampleReport().run));
  expect(validate({ ...run, surprise: 1 })).toBe(false);
  expect(validate({ ...run, attempts: [{ ...run.attempts[0], surprise: 1 }] })).toBe(false);
  expect(validate({ ...run, attemptCount: undefined })).toBe(false);
});
