/** Hostile output through the built Action: what it prints, posts and writes is read by the programs that will read it. */
// @module-tag full

import { expect, test } from 'vitest';
import { obey } from '../../support/obedient.ts';
import { quick, quickFiles } from '../../support/world.ts';
import { write } from './attacks/attack.ts';
import { hostileTexts, tapOf } from './attacks/output.ts';

const all = hostileTexts.join('\n');
const files = {
  ...quickFiles,
  'hostile.tap': tapOf(hostileTexts),
  'check.sh': `cat hostile.tap; printf 'no UTF-8 \\377\\376\\n' ; ${quickFiles['check.sh']}`,
};

test('green with a review that refuses: verdict, criteria and findings', async () => {
  const review = {
    verdict: 'request_changes',
    summary: all,
    criteria: [{ criterion: all, met: false, evidence: all }],
    findings: hostileTexts
      .slice(0, 60)
      .map((text, index) => ({ path: index % 2 ? text : 'src/price.js', line: 1, severity: 'major', message: text })),
    changes: hostileTexts.map((words, at) => ({ change: at + 1, asked_for: true, words })),
  };
  const right = write(
    'src/price.js',
    "export function price(amount, code) {\n  return code === 'TEN' ? amount * 0.9 : amount;\n}\n",
  );
  await obey(
    [],
    {
      files: quickFiles,
      inputs: { ...quick, review: 'true', 'max-reworks': '0' },
      finish: [{ calls: [right] }, { text: all }, { json: review }],
    },
    ({ result, wrong }) => {
      expect(wrong).toEqual([]);
      expect(result.outputs.outcome).toBe('rejected');
    },
  );
});

test('red: test output, names of tests and files, the title of the issue, what the agent says', async () => {
  const title = `Discount ${hostileTexts.filter((text) => !/[\n\r]/.test(text)).join(' ')}`.slice(0, 250);
  const names = hostileTexts
    .filter((text) => !/[\0\n]/.test(text))
    .map((text) => `src/names/${text.replaceAll('/', '_').slice(0, 60)}.txt`);
  const written = [write('src/price.js', 'export const price = 1;\n'), ...names.map((name) => write(name, 'x\n'))];
  await obey(
    [],
    {
      files,
      inputs: quick,
      issue: { title, body: `Ten percent off.\n\n${all}` },
      finish: [{ calls: written }, { text: all }],
    },
    ({ result, wrong }) => {
      expect(wrong).toEqual([]);
      expect(result.outputs.outcome).toBe('failed');
      expect(Object.keys(result.outputs)).toHaveLength(10);
    },
  );
});
