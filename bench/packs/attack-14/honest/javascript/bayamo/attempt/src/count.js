'use strict';
module.exports = async (groups) =>
  Object.fromEntries(Object.entries(groups).map(([app, rows]) => [app, rows.length]));
