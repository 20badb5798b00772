import { test } from 'node:test'
import assert from 'node:assert/strict'
import { links, page } from '../src/page.js'

test('a page of items', () => assert.deepEqual(page([1, 2, 3, 4, 5], 2), [4, 5]))

test('links to the first and last page', () => {
  const { first, last } = links(7, 1)
  assert.equal(first, 'http://shop.example/items?page=1')
  assert.equal(last, 'http://shop.example/items?page=3')
})

test('the last page has no next one', () => assert.equal(links(7, 3).next, undefined))
