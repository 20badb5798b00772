'use strict';

/** A fetch over a table of answers by address; 404 for the rest. */
exports.fakeFetch = (answers) => async (url) => {
  const { status = 200, body = null, headers = {} } = answers[url] ?? { status: 404 };
  return new Response(JSON.stringify(body), { status, headers });
};
