'use strict';

exports.sum = (minutes) => minutes.reduce((a, b) => a + b, 0);

exports.day = (minutes) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
