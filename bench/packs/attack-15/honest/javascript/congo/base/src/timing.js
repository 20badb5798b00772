'use strict';

exports.stamp = (clock) => `[${clock.now()}]`;
