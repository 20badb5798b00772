import { setTimeout as sleep } from 'node:timers/promises';

export const PAUSES = [100, 200, 400];

/** Calls again as long as `again(error)` says so and there is a pause left. */
export async function retry(call, { again, pause = sleep, pauses = PAUSES }) {
  for (const ms of pauses) {
    try {
      return await call();
    } catch (error) {
      if (!again(error)) throw error;
      await pause(ms);
    }
  }
  return call();
}
