'use strict';

const { test } = require('node:test');
const assert = require('node:assert/strict');
const fs = require('node:fs');
const path = require('node:path');
const { render } = require('../src/render');

const dir = path.join(__dirname, 'fixtures');

for (const file of fs.readdirSync(dir).filter((name) => name.endsWith('.md'))) {
  test(file, () => {
    const html = fs.readFileSync(path.join(dir, file.replace('.md', '.html')), 'utf8');
    assert.equal(render(fs.readFileSync(path.join(dir, file), 'utf8')), html);
  });
}
