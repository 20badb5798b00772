'use strict';

const line = (issue) => `#${issue.number} ${issue.title}`;

module.exports = { line };
