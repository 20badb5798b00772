'use strict';

const json = (status, body = {}) => ({ status, body });

function createHandlers(store) {
  return {
    read({ params }) {
      const document = store.get(params.id);
      return document === undefined ? json(404) : json(200, document);
    },
    remove({ params }) {
      const removed = store.delete(params.id);
      return removed === undefined ? json(404) : json(204);
    },
  };
}

module.exports = { createHandlers };
