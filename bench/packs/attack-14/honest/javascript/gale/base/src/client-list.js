'use strict';

const sortClients = (clients) => [...clients].sort((a, b) => a.last.localeCompare(b.last) || a.first.localeCompare(b.first));
const clientsIn = (clients, city) => clients.filter((client) => client.city === city);

module.exports = { sortClients, clientsIn };
