/** Reports in JUnit XML that a runner prints beside other text, all of it in one line too. */
import { describe, expect, it } from 'vitest';
import { logReader } from '../../src/output/read-log.ts';

const failuresIn = (text: string) => {
  const log = logReader();
  log.push(Buffer.from(text));
  return log.end().failures;
};

describe('JUnit XML', () => {
  it('in one line tells each test that failed, also by what it printed', () => {
    const passed = Array.from({ length: 300 }, (_, i) => `<testcase classname="mill" name="sack ${i}" time="0"/>`);
    const text = `<testsuites><testsuite name="mill" tests="302" failures="2">${passed.join('')}<testcase classname="mill" name="grinds" time="0"><failure message="grist &lt; 14" type="assert"/></testcase><testcase classname="mill" name="turns" time="0"><failure type="assert"/><system-out><![CDATA[panicked at mill.rs:3:]]>&#xA;<![CDATA[wheel stuck on ice]]></system-out></testcase></testsuite></testsuites>\n`;
    expect(failuresIn(text)).toMatchObject([
      { name: 'grinds', message: 'grist < 14' },
      { name: 'turns', lines: expect.arrayContaining([expect.objectContaining({ text: 'wheel stuck on ice' })]) },
    ]);
  });

  it('with a message over several lines is told without its tags, and once', () => {
    const text = [
      '<testcase classname="boat" name="heels" time="0"><failure message="expected: 13&#10;',
      '     got: 12" type="Failed">Failure/Error: heel',
      '  expected: 13',
      '       got: 12</failure></testcase>',
      '',
    ].join('\n');
    const [failure] = failuresIn(text);
    const told = failure?.lines.map((line) => line.text).join('\n') ?? '';
    expect(told).not.toContain('<failure');
    expect(told.split('got: 12')).toHaveLength(2);
  });
});
