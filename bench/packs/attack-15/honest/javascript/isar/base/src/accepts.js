'use strict';
const { parse } = require('tiny-semver');

exports.accepts = (plugin, host) => parse(plugin.needs)[0] === parse(host)[0];
