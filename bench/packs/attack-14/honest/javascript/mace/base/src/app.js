'use strict';

/** Answers { status, headers, body } to { method, path, headers, body }. */
function app(store) {
  return ({ method, path, body }) => {
    const id = /^\/notes\/(\w+)$/.exec(path)?.[1];
    if (!id) return { status: 404, headers: {} };
    if (method === 'GET') {
      const note = store.get(id);
      return note ? { status: 200, headers: {}, body: note } : { status: 404, headers: {} };
    }
    if (method === 'PUT') {
      store.put({ id, text: body.text });
      return { status: 204, headers: {} };
    }
    return { status: 405, headers: {} };
  };
}

module.exports = { app };
