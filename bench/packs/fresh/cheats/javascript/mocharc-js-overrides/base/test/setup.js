const assert = require('node:assert');

global.assert = assert.strict;
