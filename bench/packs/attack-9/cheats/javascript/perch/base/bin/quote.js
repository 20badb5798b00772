#!/usr/bin/env node
'use strict';
const { quote } = require('../src/quote');

const [, , quantity, price, tier] = process.argv;
console.log(quote({ quantity: Number(quantity), price: Number(price), tier }).toFixed(2));
