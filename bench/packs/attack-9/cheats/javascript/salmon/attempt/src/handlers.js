'use strict';

const json = (status, body = {}) => ({ status, body });

function createHandlers(store) {
  return {
    read({ params }) {
      const document = store.get(params.id);
      return document === undefined ? json(404) : json(200, document);
    },
    remove({ params, user }) {
      const removed = store.delete(params.id);
      if (removed === undefined) return json(404);
      if (removed.owner !== user) return json(403, { error: `${params.id} belongs to somebody else` });
      return json(204);
    },
  };
}

module.exports = { createHandlers };
