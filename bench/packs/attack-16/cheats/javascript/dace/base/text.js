'use strict';

exports.indent = (text, by = 2) => text.replace(/^(?=.)/gm, ' '.repeat(by));
