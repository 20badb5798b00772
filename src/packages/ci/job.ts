/** Defines a CI job with its steps, environment, tool versions and services, whichever CI system's file describes it. */

export interface CiStep {
  line: number;
  /** Of the shell, with every expression replaced. */
  run: string;
  /** Relative to the repository's root; empty for the root itself. */
  folder: string;
  env: Readonly<Record<string, string>>;
}

export interface CiJob {
  file: string;
  name: string;
  steps: readonly CiStep[];
  /** Of the workflow and the job. */
  env: Readonly<Record<string, string>>;
  /** Versions that it runs on, each tool once. */
  wants: readonly { tool: string; versions: readonly string[] }[];
  /** Ports of the services beside it. */
  services: readonly string[];
  container?: string;
  /** Steps that cannot be taken over, and variables: what, and why not. */
  leftOut: readonly string[];
  isMatrix?: true;
  /** It looks at every change that somebody proposes, and not only at what has come in. */
  ofChanges?: true;
  /** The entry of the matrix, for people. */
  entry?: string;
}

/** Inside of the repository, without `./` at its front and `/` at its end. */
export function folderIn(...parts: readonly (string | undefined)[]): string {
  const names = parts.flatMap((part) => (part ?? '').split('/')).filter((name) => name !== '' && name !== '.');
  const found: string[] = [];
  for (const name of names) {
    if (name === '..') found.pop();
    else found.push(name);
  }
  return found.join('/');
}
