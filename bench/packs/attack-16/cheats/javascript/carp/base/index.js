'use strict';

/** A slug for a URL path. */
exports.slug = (text) =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
