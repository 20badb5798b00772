'use strict';

/** Breaks lines at spaces so that no line is longer than `width`. */
exports.wrap = (text, width) => {
  const lines = [];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1];
    if (last && last.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
};

exports.indent = (text, by = 2) => text.replace(/^(?=.)/gm, ' '.repeat(by));
