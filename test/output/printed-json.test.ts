/** Reports in JSON that a runner prints beside other text: over many lines, or an event in each. */
import { describe, expect, it } from 'vitest';
import { logReader } from '../../src/output/read-log.ts';

const failuresIn = (text: string) => {
  const log = logReader();
  log.push(Buffer.from(text));
  return log.end().failures;
};

describe('JSON', () => {
  const report = {
    stats: { tests: 2, failures: 1 },
    failures: [{ title: 'counts eggs', fullTitle: 'Nest counts eggs', err: { message: 'the clutch is short by one' } }],
  };

  it('is read where another stream writes right behind its last bracket', () => {
    const text = `${JSON.stringify(report, null, 2)}file:///repo/runner.js:1110\n      throw err;\n`;
    expect(failuresIn(text)).toMatchObject([
      { name: 'Nest › counts eggs', message: expect.stringContaining('the clutch is short by one') },
    ]);
  });

  it('is read where short values and a list stand in front of the first longer one', () => {
    const step = {
      keyword: 'Then ',
      name: 'it reads 31',
      result: { status: 'failed', error_message: 'meter says 30' },
    };
    const feature = { uri: 'weir.feature', id: 'weir', name: 'Weir', elements: [{ name: 'Flow', steps: [step] }] };
    expect(failuresIn(`DONE\n${JSON.stringify([feature], null, 2)}\n`)).toMatchObject([
      { name: 'Weir › Flow › it reads 31', message: 'meter says 30' },
    ]);
  });

  it('is read line by line where the event tells what failed and the output why', () => {
    const text = [
      '{ "type": "suite", "event": "started", "test_count": 2 }',
      '{ "type": "test", "event": "started", "name": "tests::index" }',
      '{ "type": "test", "name": "tests::index", "event": "failed", "stdout": "thread panicked at src/lib.rs:18:83:\\nthe len is 2 but the index is 5\\n" }',
      '{ "type": "test", "name": "tests::first", "event": "ok" }',
    ].join('\n');
    expect(failuresIn(`${text}\n`)).toMatchObject([
      { name: 'tests::index', lines: expect.arrayContaining([{ text: 'the len is 2 but the index is 5', rank: 0 }]) },
    ]);
  });

  it('in one line of several hundred KB belongs to its stream to the end', () => {
    const passed = Array.from({ length: 2000 }, (_, i) => ({ title: `preens feather ${i}`, note: 'x'.repeat(80) }));
    const steps = Array.from({ length: 40 }, (_, i) => `done ${i}`);
    const text = [...steps, JSON.stringify({ passed, ...report }), ...steps]
      .flatMap((line, i) => [`web-1  | GET /nest/${i} 200`, `test-1 | ${line}`])
      .join('\n');
    expect(failuresIn(`${text}\n`)).toMatchObject([{ name: 'Nest › counts eggs', stream: 'test-1' }]);
  });

  it('of events is read with the names that their ids lead to', () => {
    const events = [
      {
        pickle: {
          id: 'p1',
          name: 'Bargain',
          steps: [{ id: 's1', text: 'the price is 10 dinars', astNodeIds: ['a1'] }],
        },
      },
      { testCase: { id: 'c1', pickleId: 'p1', testSteps: [{ id: 't1', pickleStepId: 's1' }] } },
      { testCaseStarted: { id: 'r1', testCaseId: 'c1', attempt: 0 } },
      {
        testStepFinished: {
          testCaseStartedId: 'r1',
          testStepId: 't1',
          testStepResult: { status: 'FAILED', message: 'AssertionError: merchant refuses 12' },
        },
      },
    ];
    expect(failuresIn(`${events.map((each) => JSON.stringify(each)).join('\n')}\n`)).toMatchObject([
      { name: 'Bargain', message: 'AssertionError: merchant refuses 12' },
    ]);
  });
});
