'use strict';
const { Quota } = require('#quota');

function handler(quota = new Quota({ limit: 100 })) {
  return (req) => (quota.take(req.client) ? { status: 200 } : { status: 429 });
}

module.exports = { handler };
