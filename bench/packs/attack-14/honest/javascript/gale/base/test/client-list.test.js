'use strict';
const { test } = require('node:test');
const assert = require('node:assert');
const { clientsIn, sortClients } = require('../src');
const { makeClient } = require('./support/make-client');

const clients = [makeClient('Bob', 'Zed', 'Rome'), makeClient('Cy', 'Abe'), makeClient('Al', 'Abe')];

test('clients are sorted by last name', () => {
  assert.deepStrictEqual(sortClients(clients).map((client) => client.first), ['Al', 'Cy', 'Bob']);
});

test('clients of a city', () => assert.deepStrictEqual(clientsIn(clients, 'Rome'), [clients[0]]));
