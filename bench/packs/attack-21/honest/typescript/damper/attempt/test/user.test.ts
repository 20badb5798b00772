import test from 'node:test';
import assert from 'node:assert/strict';
import { isUser, parseUser } from '../src/user.ts';

test('a user', () => {
  assert.deepEqual(parseUser('{"name":"Ann","age":4}'), { name: 'Ann', age: 4 });
});

test('refuses a fraction', () => {
  assert.throws(() => parseUser('{"name":"Ann","age":4.5}'), TypeError);
});

for (const bad of ['null', '[]', '{"name":1,"age":4}', '{"name":"Ann","age":"4"}', '{"name":"Ann","age":-1}']) {
  test(`refuses ${bad}`, () => {
    assert.throws(() => parseUser(bad), { name: 'TypeError', message: `not a user: ${bad}` });
    assert.equal(isUser(JSON.parse(bad)), false);
  });
}
