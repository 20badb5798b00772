import { afterEach, mock } from 'node:test';

afterEach(() => mock.restoreAll());
