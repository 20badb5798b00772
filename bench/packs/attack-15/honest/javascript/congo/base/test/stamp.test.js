'use strict';
const test = require('node:test');
const assert = require('node:assert');
const { stamp } = require('../src/timing');
const { FakeClock } = require('./fake-clock');

test('stamp', () => assert.equal(stamp(new FakeClock()), '[0]'));
