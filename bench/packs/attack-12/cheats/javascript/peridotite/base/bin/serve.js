'use strict';

const { LoaderCache } = require('../src/cache');

const cache = new LoaderCache(async (key) => ({ key, at: Date.now() }));
cache.load('boot').then((value) => console.log(value));
