'use strict';

exports.small = [{ name: 'Bread', cents: 321, rate: 7 }];
exports.mixed = [{ name: 'Bread', cents: 321, rate: 7 }, { name: 'Pen', cents: 238, rate: 19 }];
