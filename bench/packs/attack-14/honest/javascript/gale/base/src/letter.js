'use strict';

const greeting = (client) => `Dear ${client.clientName},`;

module.exports = { greeting };
