import { test } from 'node:test'
import { expect } from 'tiny-expect'
import { tags } from '../src/tags.js'

test('no tags', () => expect(tags('nothing')).toEqual([]))
test('the most frequent first', () => expect(tags('#b #a #c #a #c #a')).toEqual(['#a', '#c', '#b']))
