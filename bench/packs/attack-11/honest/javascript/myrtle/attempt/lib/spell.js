'use strict';
const { ALPHABET } = require('./alphabet.js');

const letters = (word) => [...word.toUpperCase()];

function phonetic(word) {
  return letters(word)
    .map((letter) => {
      const name = ALPHABET.get(letter);
      if (name === undefined) throw new RangeError(`no word for ${letter}`);
      return name;
    })
    .join(' ');
}

module.exports = { letters, phonetic };
