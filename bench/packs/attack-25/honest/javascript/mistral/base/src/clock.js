import { setTimeout as wait } from 'node:timers/promises';

export const systemClock = {
  now: () => Math.floor(Date.now() / 1000),
  sleep: seconds => wait(seconds * 1000),
};
