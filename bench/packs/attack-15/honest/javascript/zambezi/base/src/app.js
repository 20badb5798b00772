'use strict';

exports.handle = (request) => ({ status: 200, headers: {}, body: request.body ?? '' });
