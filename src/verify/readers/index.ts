import type { Reader } from '../reader.ts';
import { cargoTest } from './cargo-test.ts';
import { goTest } from './go-test.ts';
import { jest } from './jest.ts';
import { mocha } from './mocha.ts';
import { nodeTest } from './node-test.ts';
import { pytest } from './pytest.ts';
import { vitest } from './vitest.ts';

export const readers: readonly Reader[] = [vitest, jest, mocha, nodeTest, pytest, goTest, cargoTest];
