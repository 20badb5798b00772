'use strict';

const entry = ({ name, text }) => `<li><b>${name}</b> ${text}</li>`;
const page = (entries) => `<ul>${entries.map(entry).join('')}</ul>`;

module.exports = { entry, page };
