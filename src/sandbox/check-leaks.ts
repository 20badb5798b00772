/** Whether a sandbox holds, for a person who asks before there is a run. */

import { type Check, fail, ok } from '../run/check.ts';
import type { Sandbox } from './sandbox-options.ts';
import { type SelfTestOptions, selfTest } from './self-test.ts';

/** The test that each run begins with: one check where nothing leaks, else one for each leak. */
export async function leakChecks(sandbox: Sandbox, options: SelfTestOptions): Promise<Check[]> {
  const fix = 'Do not run here; install bubblewrap, or use a machine of its own.';
  try {
    const { checks } = await selfTest(sandbox, options);
    const leaks = checks.filter((check) => !check.ok);
    if (leaks.length > 0) return leaks.map(({ name, detail }) => fail(`sandbox self-test: ${name}`, detail, fix));
    const names = checks.map(({ name }) => name).join(', ');
    return [ok('sandbox self-test', `${checks.length} ways out were tried from inside, and none is open: ${names}`)];
  } catch (error) {
    return [fail('sandbox self-test', `could not be made: ${error instanceof Error ? error.message : error}`, fix)];
  }
}
