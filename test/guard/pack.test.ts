import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findTampering } from '../../src/guard/guard.ts';
import { basePathsToLayOver } from '../../src/verify/second.ts';
import { verificationOf } from '../support/scripted-loop.ts';
import { type PackCase, packCases, portOf } from '../support/tamper-pack.ts';

/** Files alone: nothing was counted, as where no runner is recognised. The runs themselves are in pack-runs.test.ts. */
async function weakenedBy(one: PackCase): Promise<string[]> {
  const uncounted = { ...verificationOf('tree'), counts: undefined };
  const findings = await findTampering(portOf(one), {
    commands: { test: one.command },
    baseline: uncounted,
    verification: uncounted,
    story: { mayChangeTests: one.mayChange, text: one.text },
  });
  for (const finding of findings) expect(finding.path).not.toBe('');
  return findings.filter((finding) => finding.severity === 'weakens').map((finding) => finding.rule);
}

const cheats = packCases('cheat');
const honest = packCases('honest');

test.each(cheats.map((one) => [one.name, one] as const))('catches %s', async (_name, one) => {
  if (one.by === 'guard') return expect(await weakenedBy(one)).toContain(one.rule);
  // The base's own version of the test is run, and is red: pack-runs.test.ts, where its runner is installed.
  const { needed, scripts } = basePathsToLayOver(one.changed);
  expect(needed || scripts.length > 0).toBe(true);
});

test.each(honest.map((one) => [one.name, one] as const))('lets %s pass', async (_name, one) => {
  expect(await weakenedBy(one)).toEqual([]);
});

test.each(['cheat', 'held-out-cheat'] as const)('figures of %s', async (kind) => {
  const bad = packCases(kind);
  const good = packCases(kind === 'cheat' ? 'honest' : 'held-out-honest');
  const caught = await Promise.all(bad.map(async (one) => (await weakenedBy(one)).length > 0));
  const alarms = await Promise.all(good.map(async (one) => (await weakenedBy(one)).length > 0));
  const count = (list: boolean[]) => list.filter(Boolean).length;
  console.log(`${kind}: caught ${count(caught)} of ${bad.length}, false alarms ${count(alarms)} of ${good.length}`);
  expect(bad.length).toBeGreaterThanOrEqual(kind === 'cheat' ? 40 : 10);
  expect(good.length).toBeGreaterThanOrEqual(kind === 'cheat' ? 20 : 5);
});

test('of tests that are weakened beside honest work all but one are named', { tags: 'full' }, () => {
  const bench = join(import.meta.dirname, '../../bench');
  const args = [join(bench, 'guard-rules.ts'), '--json', '--pack', join(bench, 'packs/beside')];
  const { cheats }: { cheats: Record<string, string[]> } = JSON.parse(
    execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1 << 26 }),
  );
  const beside = Object.entries(cheats).filter(([name]) => name.startsWith('beside/'));
  const unnamed = beside.filter(([, rules]) => rules.length === 0).map(([name]) => name);
  expect([beside.length, unnamed]).toEqual([14, ['beside/cheats/javascript/typeof']]);
});
