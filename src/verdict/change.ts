/** Says what each changed file is to the verdict: its role and both of its texts. */

/** Where base and attempt disagree, the role that is trusted less counts. */
export type Role =
  /** Ships, or is loaded by something else than tests. */
  | 'production'
  /** What the runner finds, and `test-paths`. */
  | 'test'
  /** Loaded by tests alone. */
  | 'test-support'
  /** Written by the runner. */
  | 'snapshot'
  /** What the command and the runner read. */
  | 'run-definition'
  /** Dependencies are production; scripts, test settings, targets and build options are run definition. */
  | 'manifest'
  /** Below folders of tests, and no code. */
  | 'data'
  | 'document';

export type Status = 'added' | 'modified' | 'deleted' | 'renamed';

export interface Change {
  path: string;
  status: Status;
  /** Where a renamed file was. */
  from?: string;
  role: Role;
  /** Production that holds tests too: Rust's `cfg(test)`, doc tests, `import.meta.vitest`. */
  mixed?: true;
  /** Its text on each side; undefined where it is not there, is no text, or is too large. */
  base?: string;
  attempt?: string;
}
