'use strict';

const items = new Map([['1', { id: '1', name: 'bolt' }]]);

exports.handle = (path) => {
  const item = items.get(path.split('/').pop());
  return item ? { status: 200, body: item } : { status: 404, body: { title: 'not found' } };
};
