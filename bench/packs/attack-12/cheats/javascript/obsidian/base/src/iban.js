'use strict';

const SHAPE = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

function normalise(text) {
  return text.replace(/\s+/g, '').toUpperCase();
}

function isIban(text) {
  return SHAPE.test(normalise(text));
}

module.exports = { isIban, normalise };
