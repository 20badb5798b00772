import test from 'node:test';
import assert from 'node:assert/strict';
import { Store } from '../../src/store.js';
import { createApp } from '../../src/app.js';

function ask(app, url) {
  return new Promise((resolve) => {
    const response = {
      setHeader() {},
      writeHead(status) { this.status = status; return this; },
      end(body) { resolve({ status: this.status ?? 200, body: body && JSON.parse(body) }); },
    };
    app.emit('request', { url }, response);
  });
}

const store = new Store();
for (const id of [1, 2, 3]) store.add({ id });

test('lists everything', async () => {
  assert.equal((await ask(createApp(store), '/items')).body.length, 3);
});

test('pages', async () => {
  assert.deepEqual((await ask(createApp(store), '/items?page=2&size=2')).body, [{ id: 3 }]);
});

test('unknown path', async () => {
  assert.equal((await ask(createApp(store), '/nope')).status, 404);
});
