/** Whether two runs of the tests may go side by side: where they share nothing, and the machine has room for both. */

import { availableParallelism, freemem, totalmem } from 'node:os';
import type { Verification } from '../run/verification.ts';
import type { VerifierOptions } from './verifier.ts';

/** Below this it is our own work that takes the time. */
const worthMs = 2_000;

/** A service, a host, or what else no namespace keeps apart would have two of them meet in it. */
export function mayGoSideBySide(
  { request: { settings }, sandbox }: Pick<VerifierOptions, 'request' | 'sandbox'>,
  { durationMs }: Pick<Verification, 'durationMs'>,
): boolean {
  const hasOwnNetwork = sandbox.kind === 'bubblewrap' || sandbox.kind === 'namespaces';
  const isApart = hasOwnNetwork && settings.sandboxNetwork === 'none' && settings.testServices.length === 0;
  return isApart && durationMs > worthMs && availableParallelism() > 1 && freemem() > totalmem() / 2;
}
