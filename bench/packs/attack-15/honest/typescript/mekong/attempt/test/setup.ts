import { afterEach, beforeEach, mock } from 'node:test';

let saved: NodeJS.ProcessEnv;

beforeEach(() => {
  saved = { ...process.env };
});

afterEach(() => {
  mock.restoreAll();
  process.env = saved;
});
