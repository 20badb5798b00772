/**
 * What other agents take for the same task, as ratios to the same bare loop. Measured on one machine in a scripted sweep (2026-11-21,
 * 2 cores, medians of 7 to 15, HOME fresh); milliseconds differ between machines, ratios by about a tenth.
 */

/** ms: the bare loop, codex 0.169.0 and claude-code 2.1.329. */
const firstRequest = { floor: 83, codex: 468, claude: 970 };
/** From a sweep in which codex started in 648 ms and claude-code in 1173: brought to the speed of the other one. */
const codexSpeed = firstRequest.codex / 648;
const claudeSpeed = firstRequest.claude / 1173;
const readTurn = { floor: 7, codex: 118 * codexSpeed };
const editTurn = { floor: 5, codex: 103 * codexSpeed };
/** The whole task less two `npm test` of 462 ms (518 in the sweep of codex and claude-code). */
const wholeTask = {
  floor: 1040 - 2 * 462,
  codex: (2459 - 2 * 518) * codexSpeed,
  claude: (3114 - 2 * 518) * claudeSpeed,
};

/** The most that a figure of ours may be, as a multiple of the bare loop's in the same run. */
export const atMost = {
  /** CLI: half of codex, a quarter of claude-code. */
  cliStart: Math.min(
    0.5 * (firstRequest.codex / firstRequest.floor),
    0.25 * (firstRequest.claude / firstRequest.floor),
  ),
  /** Action: as fast as codex. */
  actionStart: firstRequest.codex / firstRequest.floor,
  readTurn: 0.3 * (readTurn.codex / readTurn.floor),
  editTurn: 0.3 * (editTurn.codex / editTurn.floor),
  wholeTask: Math.min(0.5 * (wholeTask.codex / wholeTask.floor), 0.25 * (wholeTask.claude / wholeTask.floor)),
};
