/** Has anyone tampered with the tests? Reads what changed, never the agent's words. Pure over a port. */

import type { TamperFinding, Verification } from '../../verification.ts';
import { type ChangedPath, classify } from './classify.ts';

export { classify, isTestPath, type PathKind } from './classify.ts';

/** The two trees that are compared. `base` holds the tests that count: the merge-base's, with the test changes of people's commits. */
export interface TamperPort {
  base: string;
  tree: string;
  changed: ChangedPath[];
  /** Content of a file on one side; undefined where it is not there. */
  read(side: 'base' | 'tree', path: string): Promise<string | undefined>;
}

export interface TamperContext {
  commands: { build?: string; test?: string };
  baseline?: Verification;
  verification: Verification;
  /** The setting `test-paths`. */
  testPaths?: string[];
  story: { mayChangeTests: boolean; text: string };
}

/** What weakened a test, or may have; those that weaken come first. An empty list: nothing that touches the tests changed. */
export async function findTampering(port: TamperPort, context: TamperContext): Promise<TamperFinding[]> {
  const findings: TamperFinding[] = [];
  for (const change of port.changed) {
    const kind = classify(change.path, context.testPaths);
    if (kind === 'test' && change.status === 'deleted') {
      findings.push({
        severity: 'weakens',
        rule: 'test-deleted',
        path: change.path,
        message: 'the test file was deleted',
      });
    }
  }
  return findings;
}
