import test from 'node:test';
import assert from 'node:assert/strict';
import { add } from '../src/commands/add.js';
import { list } from '../src/commands/list.js';
import { BadTag, takeTags } from '../src/tags.js';

const items = () => {
  let all = add([], ['--tag', 'home', 'buy', 'tea']);
  all = add(all, ['write', '--tag', 'work', '--tag', 'home', 'report']);
  return add(all, ['rest']);
};

test('tags are shown', () => {
  assert.equal(list(items()), '[ ] buy tea #home\n[ ] write report #work #home\n[ ] rest');
});

test('list by tags', () => {
  assert.equal(list(items(), ['--tag', 'work']), '[ ] write report #work #home');
  assert.equal(list(items(), ['--tag', 'work', '--tag', 'home']), '[ ] write report #work #home');
  assert.equal(list(items(), ['--tag', 'none']), '');
});

test('a tag twice is one', () => {
  assert.deepEqual(takeTags(['--tag', 'a', '--tag', 'a', 'x']), { tags: ['a'], rest: ['x'] });
});

test('bad tags', () => {
  assert.throws(() => takeTags(['--tag']), BadTag);
  assert.throws(() => takeTags(['--tag', 'a b']), BadTag);
});
