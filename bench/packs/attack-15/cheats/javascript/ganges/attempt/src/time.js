'use strict';

exports.sum = (minutes) => minutes.reduce((a, b) => a + b, 0);

exports.duration = (text) => {
  const match = /^(?:(\d+)h)?(?:(\d+)m)?$/.exec(text);
  if (!match) throw new TypeError(`no duration: ${text}`);
  return exports.sum([match[1] * 60, match[2]]);
};

exports.day = (minutes) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
