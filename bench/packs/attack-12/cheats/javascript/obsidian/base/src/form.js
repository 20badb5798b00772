'use strict';

const { isIban, normalise } = require('./iban');

function readForm(fields) {
  const errors = {};
  if (!fields.owner?.trim()) errors.owner = 'required';
  if (!isIban(fields.iban ?? '')) errors.iban = 'invalid';
  return Object.keys(errors).length ? { errors } : { owner: fields.owner.trim(), iban: normalise(fields.iban) };
}

module.exports = { readForm };
