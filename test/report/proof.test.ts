/** The page shows each edit of a proof – file, line, before and after – with the output of its run. */

import { expect, test } from 'vitest';
import { proofPart } from '../../src/github/comment-detail.ts';
import { renderHtml } from '../../src/report/html.ts';
import { renderMarkdown } from '../../src/report/markdown.ts';
import { renderTerminal } from '../../src/report/terminal.ts';
import type { Proof } from '../../src/run/proof.ts';
import { proofPlaces } from '../../src/store/run-files.ts';
import { sampleReport } from './sample-report.ts';

const edit = { path: 'test/cart.test.js', line: 12, test: 'discount <b>takes</b> ten percent off' } as const;
const proof: Proof = {
  result: 'proved',
  reasons: [],
  sources: {
    ...{ production: ['src/cart.js'], also: [], alsoChanged: [], twins: 1, stopped: false },
    logPath: 'logs/proofs/attempt-3-sources.log',
  },
  counter: { added: 1, asserts: 1, missing: 0, green: [], logPath: 'logs/proofs/attempt-3-counter.log' },
  edits: [
    {
      ...edit,
      kind: 'twin',
      before: '90',
      after: '45 + 45',
      outcome: 'kept',
      logPath: 'logs/proofs/attempt-3-sources.log',
    },
    { ...edit, kind: 'bend', before: '90', after: '91', outcome: 'rang', logPath: 'logs/proofs/attempt-3-alarm-0.log' },
    {
      ...edit,
      kind: 'fail',
      before: '{ }',
      after: '{ throw 1; }',
      outcome: 'unusable',
      logPath: 'logs/proofs/gone.log',
    },
  ],
  runs: 3,
  durationMs: 4000,
};

function withProof(told: Proof = proof) {
  return sampleReport(3, 'passed', (events) =>
    events.map((event) =>
      event.type === 'verification-finished' && event.attempt === 3
        ? { ...event, verification: { ...event.verification, proof: told } }
        : event,
    ),
  );
}

test('each edit stands with its place, its two values and a link to what its run printed', () => {
  const report = withProof();
  const places = proofPlaces(report.run);
  expect(places.map(({ title, path }) => [title, path])).toEqual([
    ['proof of retry 2/3, attempt-3-sources', 'logs/proofs/attempt-3-sources.log'],
    ['proof of retry 2/3, attempt-3-alarm-0', 'logs/proofs/attempt-3-alarm-0.log'],
    ['proof of retry 2/3, gone', 'logs/proofs/gone.log'],
    ['proof of retry 2/3, attempt-3-counter', 'logs/proofs/attempt-3-counter.log'],
  ]);
  const there = places.filter(({ path }) => !path.includes('gone'));
  const logs = [...report.logs, ...there.map((place) => ({ ...place, text: `not ok 1 - ${place.path}\n` }))];
  const page = renderHtml({ ...report, logs });
  const first = report.logs.length + 1;
  const cart = '<code>test/cart.test.js:12</code> discount &lt;b&gt;takes&lt;/b&gt; ten percent off';
  expect(page).toContain(`<li>the sources alone · <a href="#log-${first}">output</a></li>`);
  expect(page).toContain(`<li>the new tests without the change · <a href="#log-${first + 2}">output</a></li>`);
  expect(page).toContain(
    `<li><strong>red</strong> ${cart}: <code>90</code> → <code>91</code> · <a href="#log-${first + 1}">output</a></li>`,
  );
  expect(page).toContain(`${cart}: <code>90</code> → <code>45 + 45</code> · <a href="#log-${first}">output</a></li>`);
  expect(page).toContain(`${cart}: a failure at its start <small>logs/proofs/gone.log</small></li>`);
  expect(page).toContain('not ok 1 - logs/proofs/attempt-3-alarm-0.log');
  // The attempt's own log is still the first of it.
  expect(page).toContain('<a href="#log-4">log</a>');
});

test('what the proofs took is told, and a test that heard its bend went red', () => {
  const alarm = { bent: 2, rang: 1, silent: [], unusable: [], stopped: false };
  const report = withProof({ ...proof, alarm });
  const page = renderHtml(report);
  expect(page).toContain('<small>(3 runs, 4.0 s)</small>');
  expect(/<section id="timeline".*?<\/section>/s.exec(page)?.[0]).toMatch(/ · proofs 4\.0 s/);
  const shown = renderTerminal(report.run, { colours: false });
  expect(shown).toMatch(/^Proofs took 3 runs, 4\.0 s$/m);
  for (const text of [page, shown, renderMarkdown(report.run)]) expect(text).toContain('1 of 2 bent tests went red');
});

test.each([
  [
    { asserts: 0, missing: 3 },
    '3 of 3 new tests red without the change, because something that they use is missing there',
  ],
  [{ asserts: 1, missing: 1 }, '2 of 3 new tests red without the change, 1 of them because something that it uses'],
  [{ asserts: 3, missing: 0 }, '3 of 3 new tests red without the change'],
])('why new tests are red without the change is told in words: %o', (counts, words) => {
  const { run } = withProof({ ...proof, counter: { added: 3, green: [], ...counts } });
  expect(renderTerminal(run, { colours: false })).toContain(words);
});

test('a run that did not pass has nothing proved, though a green on its way was', () => {
  const { run, ...report } = withProof();
  const rejected = { ...run, outcome: 'rejected' as const };
  for (const told of [run, rejected]) {
    const page = renderHtml({ ...report, run: told });
    const texts = [page, renderTerminal(told, { colours: false }), renderMarkdown(told), proofPart(told)];
    const isProved = told === run;
    for (const text of texts) expect(/\bProved/.test(text)).toBe(isProved);
    expect(page).toContain(isProved ? 'Proved:' : 'Proofs of this green:');
  }
  const disproved = withProof({ ...proof, result: 'disproved', reasons: ['stayed green'] }).run;
  expect(renderTerminal({ ...disproved, outcome: 'failed' }, { colours: false })).toContain('Disproved: stayed green');
});

test('the tree of a local run was committed, and pushed nowhere', () => {
  const report = sampleReport(2, 'passed');
  const told = (kind: 'label' | 'story-file') => {
    const run = { ...report.run, trigger: { ...report.run.trigger, kind } };
    return /Verified tree = (\w+) tree/.exec(renderHtml({ ...report, run }))?.[1];
  };
  expect([told('label'), told('story-file')]).toEqual(['pushed', 'committed']);
});
