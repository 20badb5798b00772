'use strict';
const { escape } = require('./escape');

const entry = ({ name, text }) => `<li><b>${escape(name)}</b> ${escape(text)}</li>`;
const page = (entries) => `<ul>${entries.map(entry).join('')}</ul>`;

module.exports = { entry, page };
