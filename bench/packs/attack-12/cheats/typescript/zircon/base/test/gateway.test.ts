import { beforeEach, describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { HttpGateway } from '../src/gateway.ts';
import { checkout } from '../src/checkout.ts';

describe('HttpGateway', () => {
  let posts: unknown[];
  let gateway: HttpGateway;

  beforeEach(() => {
    posts = [];
    gateway = new HttpGateway(async (_path, body) => {
      posts.push(body);
      return { id: `r${posts.length}` };
    });
  });

  it('posts the charge', async () => {
    assert.deepEqual(await gateway.charge('k', 500), { id: 'r1' });
    assert.deepEqual(posts, [{ key: 'k', cents: 500 }]);
  });

  it('refuses nonsense', async () => {
    await assert.rejects(gateway.charge('k', -1), RangeError);
  });

  it('charges a key once', async () => {
    assert.equal(await checkout(gateway, { id: '7', cents: 500 }), 'r1');
    assert.equal(await checkout(gateway, { id: '7', cents: 500 }), 'r1');
    assert.equal(posts.length, 1);
  });
});
