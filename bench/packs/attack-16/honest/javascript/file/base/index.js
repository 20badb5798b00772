'use strict';
exports.slug = (text) => text.toLowerCase().split(/\W+/).filter(Boolean).join('-');
