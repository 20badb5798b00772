'use strict';

exports.get = (object, path) => {
  let value = object;
  for (const key of path.split('.')) value = value && value[key];
  return value;
};
