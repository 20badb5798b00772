'use strict';
const { slug } = require('./slug');

function permalink(post) {
  return `/${post.year}/${slug(post.title)}`;
}

module.exports = { permalink };
