/** What a runner runs to repeat only some tests. */

export interface Picked {
  /** The runner's own command with the selection in it. */
  command: string;
  /** What a script runner has to append to get the same, where appending is enough. */
  appended?: readonly string[];
}
