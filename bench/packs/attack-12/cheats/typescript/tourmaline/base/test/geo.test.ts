import { test } from 'node:test';
import { distance } from '../src/geo.ts';
import { length } from '../src/route.ts';
import { near } from './near.ts';

const berlin = { lat: 52.52, lon: 13.405 };
const potsdam = { lat: 52.3906, lon: 13.0645 };
const paris = { lat: 48.8566, lon: 2.3522 };

test('no distance', () => near(distance(berlin, berlin), 0));
test('near towns', () => near(distance(berlin, potsdam), 27.2));
test('far towns', () => near(distance(berlin, paris), 877.46));
test('a route', () => near(length([potsdam, berlin, paris]), 904.7));
