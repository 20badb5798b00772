'use strict';
const { randomUUID } = require('node:crypto');

exports.handle = (request) => ({
  status: 200,
  headers: { 'x-request-id': request.headers?.['x-request-id'] ?? randomUUID() },
  body: request.body ?? '',
});
