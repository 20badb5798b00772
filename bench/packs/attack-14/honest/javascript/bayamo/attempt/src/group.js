'use strict';
module.exports = async (rows) => {
  const groups = {};
  for (const row of rows) (groups[row.app] ??= []).push(row);
  return groups;
};
