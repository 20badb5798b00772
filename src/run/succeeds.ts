/** Waits for a promise and says whether it resolved (true) or rejected (false). */
export function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
