'use strict';

module.exports.blocks = (source) =>
  source
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean);
