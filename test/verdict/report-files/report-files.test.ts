import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { logReader } from '../../../src/output/read-log.ts';
import { isTest } from '../../../src/output/test-report.ts';
import { verify } from '../../../src/verdict/build-and-test.ts';
import { junitXml } from '../../../src/verdict/report-files/junit-xml.ts';
import { merged, readReportFiles } from '../../../src/verdict/report-files/report-files.ts';
import { isRecalled, type Truth } from '../../output/recall.ts';
import { scratch } from '../../support/fixtures.ts';
import { plainExec } from '../../support/plain-exec.ts';
import { stretched } from '../../support/slow-machine.ts';

const shop = join(import.meta.dirname, '../../fixtures/logs/shop');
let folder: string;
beforeEach(() => {
  folder = scratch();
});
const reports = (globs = ['**/*.xml', '**/*.json', '**/*.tap', '**/*.jsonl'], known = new Map<string, number>()) =>
  readReportFiles({ folder, globs, known });
const truthOf = (name: string) => JSON.parse(readFileSync(join(shop, name, 'truth.json'), 'utf8')) as Truth[];
const told = (failures: { name: string; file?: string; line?: number; lines: { text: string }[] }[]) =>
  failures
    .map(({ name, file, line, lines }) => [`${name} ${file}:${line}`, ...lines.map((each) => each.text)].join('\n'))
    .join('\n');

describe('report files', () => {
  it.each(['junit', 'mocha', 'node-test', 'playwright', 'pytest', 'vitest'])('JUnit XML of %s', async (name) => {
    cpSync(join(shop, name, 'raw.xml'), join(folder, 'raw.xml'));
    const report = await reports();
    const tests = truthOf(name).filter(
      (each) => each.kind !== 'compile' && each.kind !== 'import' && each.kind !== 'load',
    );
    const text = told(report?.failures ?? []).replace(/[ \t]+/g, ' ');
    expect(tests.filter((each) => !isRecalled(text, { ...each, message: '' })).map((each) => each.name)).toEqual([]);
    expect(report?.counts.failed).toBe(report?.failures.length);
    expect(report?.counts.passed).toBeGreaterThan(200);
  });

  it.each(['jest', 'vitest'])('JSON of %s', async (name) => {
    cpSync(join(shop, name, 'raw.json'), join(folder, 'raw.json'));
    const report = await reports();
    const text = told(report?.failures ?? []).replace(/[ \t]+/g, ' ');
    expect(
      truthOf(name)
        .filter((each) => !isRecalled(text, { ...each, message: '' }))
        .map((each) => each.name),
    ).toEqual([]);
    expect(report?.counts).toMatchObject({ passed: 230, failed: 9 });
  });

  it('CTRF', async () => {
    const tests = [
      { name: 'adds', status: 'passed', duration: 1 },
      {
        name: 'subtracts',
        status: 'failed',
        duration: 1,
        suite: ['cart', 'totals'],
        filePath: 'test/cart.test.ts',
        line: 4,
        message: 'expected 1 to be 2',
      },
      { name: 'later', status: 'pending', duration: 0 },
    ];
    writeFileSync(join(folder, 'ctrf.json'), JSON.stringify({ results: { tool: { name: 'x' }, summary: {}, tests } }));
    const report = await reports();
    expect(report?.counts).toEqual({ passed: 1, failed: 1, skipped: 1 });
    expect(report?.failures).toMatchObject([
      { name: 'cart › totals › subtracts', file: 'test/cart.test.ts', line: 4, expected: '2', actual: '1' },
    ]);
  });

  it('TAP and go test -json, by the readers of logs', async () => {
    writeFileSync(
      join(folder, 'a.tap'),
      'TAP version 13\nok 1 - a\nnot ok 2 - b\n  ---\n  expected: 2\n  actual: 1\n  ...\n1..2\n',
    );
    expect(await reports()).toMatchObject({
      counts: { passed: 1, failed: 1 },
      failures: [{ name: 'b', expected: '2' }],
    });
    rmSync(join(folder, 'a.tap'));
    cpSync(join(import.meta.dirname, '../../fixtures/logs/go-test-json/1/raw.log'), join(folder, 'go.jsonl'));
    expect((await reports())?.counts.failed).toBe(7);
  });

  it('keeps what a cut XML holds, wherever it is cut', async () => {
    const text = readFileSync(join(shop, 'pytest/raw.xml'), 'utf8');
    let last = 0;
    for (let at = 500; at < text.length; at += 501) {
      const report = await junitXml(text.slice(0, at));
      if (report === undefined) continue;
      expect(report.failures.length).toBeGreaterThanOrEqual(last - 1);
      last = report.failures.length;
    }
    expect(last).toBeGreaterThan(5);
  });

  it('reads nothing old, linked, huge, outside or without an end', async () => {
    const xml = '<testsuite name="a"><testcase name="t"><failure message="m"/></testcase></testsuite>';
    const outside = scratch();
    writeFileSync(join(outside, 'secret.xml'), xml);
    symlinkSync(join(outside, 'secret.xml'), join(folder, 'link.xml'));
    symlinkSync(outside, join(folder, 'linked'));
    execFileSync('mkfifo', [join(folder, 'pipe.xml')]);
    expect(
      await reports(['**/*.xml', 'linked/*.xml', `../${outside.split('/').at(-1)}/*.xml`, `${outside}/*.xml`]),
    ).toBeUndefined();

    writeFileSync(join(folder, 'old.xml'), xml);
    utimesSync(join(folder, 'old.xml'), 1_000_000, 1_000_000);
    expect(await reports(['*.xml'], new Map([['old.xml', 1_000_000_000]]))).toBeUndefined();
    expect((await reports(['*.xml']))?.counts.failed).toBe(1);
  });

  it('finds files by globs, below hidden folders and braces too', async () => {
    const xml = '<testsuite name="a"><testcase name="t"><failure message="m"/></testcase></testsuite>';
    for (const path of ['out/deep/er/a.xml', '.reports/a.xml']) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), xml);
    }
    for (const glob of ['./out/deep/er/*.xml', 'out/**/*.xml', '.reports/*.xml', '{out/deep/er,build}/a.xml'])
      expect((await reports([glob]))?.counts.failed, glob).toBe(1);
    expect(await reports(['out/a.xml', 'out/*.xml', 'node_modules/**'])).toBeUndefined();
  });

  it('a glob of many stars is over soon', async () => {
    writeFileSync(join(folder, `${'a'.repeat(200)}.xml`), '<testsuite/>');
    const started = performance.now();
    await reports([`${'*a'.repeat(8)}b.xml`]);
    expect(performance.now() - started).toBeLessThan(stretched(2_000));
  });

  it('opens no entity that a document defines', async () => {
    const bomb =
      '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>';
    const report = await junitXml(
      `${bomb}<testsuite><testcase name="t"><failure message="&b;&f;">&b; &#72;&#x49; &lt;ok&gt; &#xD800;</failure></testcase></testsuite>`,
    );
    const text = JSON.stringify(report ?? {});
    expect(text).not.toContain('root:');
    expect(text).not.toContain('aaaaaaaaaa');
    if (report !== undefined) expect(text).toContain('HI <ok>');
  });

  it('survives what is no report', async () => {
    for (const text of [
      'not xml',
      '{',
      '{"testResults": 3}',
      '[]',
      '<testsuite',
      '{"results":{"tests":[null,3,"x"]}}',
    ]) {
      writeFileSync(join(folder, 'a.xml'), text);
      expect((await reports())?.failures ?? [], text).toEqual([]);
    }
  });
});

describe('text and files together', () => {
  /** A verification whose tests print something odd, write this file and end so. */
  const ended = (xml: string, code: number) =>
    verify({
      exec: plainExec(folder),
      commands: { test: `echo odd output; printf '%s' '${xml}' > out.xml; exit ${code}` },
      timeoutMs: stretched(20_000),
      log: { folder: join(folder, 'logs'), name: 'attempt-1', maxChars: 2000 },
      tree: 't',
      reports: { folder, globs: ['*.xml'] },
    });

  it.each(['mocha', 'node-test', 'playwright', 'pytest', 'vitest'])(
    '%s: the same tests are told once',
    async (name) => {
      mkdirSync(join(folder, 'r'));
      cpSync(join(shop, name, 'raw.xml'), join(folder, 'r/raw.xml'));
      const log = logReader();
      log.push(readFileSync(join(shop, name, 'raw.log')));
      const text = log.end();
      const files = await reports();
      if (files === undefined) throw new Error('no report was read');
      const both = merged(text, files);
      expect(both.failures.filter(isTest)).toHaveLength(text.failures.filter(isTest).length);
      expect(both.counts).toEqual(files.counts);
    },
  );

  it('the last of several entries for one test counts where the command exits 0', async () => {
    const entry = (more: string) => `<testcase name="adds" classname="Cart">${more}</testcase>`;
    const xml = `<testsuite name="a">${entry('<failure message="1 is not 2"/>')}${entry('')}<testcase name="b"/></testsuite>`;
    expect(await ended(xml, 0)).toMatchObject({
      result: 'passed',
      counts: { passed: 2, failed: 0 },
      flaky: ['Cart › adds'],
    });
    expect(await ended(xml, 1)).toMatchObject({ result: 'failed', failures: [{ name: 'Cart › adds' }] });
  });

  it('a verification reads what the tests wrote, and only that', async () => {
    const xml =
      '<testsuite name="a"><testcase name="adds" classname="Cart"><failure message="expected: &lt;2&gt; but was: &lt;1&gt;"/></testcase></testsuite>';
    writeFileSync(join(folder, 'stale.xml'), xml.replace('adds', 'stale'));
    utimesSync(join(folder, 'stale.xml'), 1_000_000, 1_000_000);
    const red = await ended(xml, 1);
    expect(red.failures).toMatchObject([{ name: 'Cart › adds', expected: '2', actual: '1' }]);
    expect(red.counts).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(red.output).toContain('Cart › adds');
  });
});
