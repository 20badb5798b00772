'use strict';
const { satisfies } = require('tiny-semver');

/** A plain version is a caret range of its major. */
exports.accepts = (plugin, host) => satisfies(host, plugin.needs.startsWith('^') ? plugin.needs : `^${plugin.needs}`);
