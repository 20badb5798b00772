exports.parseTracking = require('./lib/tracking').parseTracking;
exports.status = require('./lib/status').status;
