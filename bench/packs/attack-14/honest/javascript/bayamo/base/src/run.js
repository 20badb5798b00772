'use strict';
const read = require('./read');
const parse = require('./parse');
const filter = require('./filter');
const group = require('./group');
const count = require('./count');

module.exports = (file, level, done) =>
  read(file, (error, text) => {
    if (error) return done(error);
    parse(text, (error, rows) => {
      if (error) return done(error);
      filter(rows, level, (error, kept) => {
        if (error) return done(error);
        group(kept, (error, groups) => {
          if (error) return done(error);
          count(groups, done);
        });
      });
    });
  });
