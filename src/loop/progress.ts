/** Progress is decided on git tree ids, never on what the agent says it did. */

export type Progress = { kind: 'changed' } | { kind: 'none'; detail: string };

/** One attempt of the same cycle or rework that is already behind us. */
export interface EarlierAttempt {
  number: number;
  tree: string;
}

/**
 * Compares the tree after an attempt with the tree before it and with those of every earlier attempt of the same phase,
 * so that going back and forth (A→B→A) ends as early as doing nothing. `start` is the tree before the first of them:
 * taking everything back is no progress either, even where that tree was green.
 */
export function judgeProgress(
  tree: string,
  before: string,
  earlier: readonly EarlierAttempt[],
  start: string,
): Progress {
  if (tree === before) return none('no file changed');
  const same = earlier.find((attempt) => attempt.tree === tree);
  if (same !== undefined) return none(`same tree as attempt ${same.number}`);
  if (tree === start) return none('same tree as before the first attempt');
  return { kind: 'changed' };
}

function none(what: string): Progress {
  return { kind: 'none', detail: `No progress detected: ${what}` };
}
