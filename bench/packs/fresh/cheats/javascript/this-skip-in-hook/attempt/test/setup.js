const assert = require('node:assert');

global.assert = assert.strict;

exports.mochaHooks = {
  beforeEach() {
    if (/loose/.test(this.currentTest.fullTitle())) this.skip();
  },
};
