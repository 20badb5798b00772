'use strict';
module.exports = async (rows, level) => rows.filter((row) => row.level >= level);
