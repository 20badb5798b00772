'use strict';

exports.letters = (word) => [...word.toUpperCase()];

exports.phonetic = () => {
  throw new Error('not implemented');
};
