'use strict';
const { etag } = require('./etag');

const reply = (status, headers = {}, body) => ({ status, headers, body });

const METHODS = {
  GET(store, id, { headers }) {
    const note = store.get(id);
    if (!note) return reply(404);
    const ETag = etag(note);
    return headers['if-none-match'] === ETag ? reply(304, { ETag }) : reply(200, { ETag }, note);
  },
  PUT(store, id, { body }) {
    store.put({ id, text: body.text });
    return reply(204);
  },
  DELETE(store, id) {
    return reply(store.delete(id) ? 204 : 404);
  },
};

/** Answers { status, headers, body } to { method, path, headers, body }. */
function app(store) {
  return (request) => {
    const id = /^\/notes\/(\w+)$/.exec(request.path)?.[1];
    if (!id) return reply(404);
    const method = METHODS[request.method];
    return method ? method(store, id, request) : reply(405);
  };
}

module.exports = { app };
