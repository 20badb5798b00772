const { colour } = require('../src/colour.cjs');
const { equal } = require('./snapshot.cjs');

equal('failing is red', colour('failing'), '#e05d44');
equal('a number is grey', colour('12'), '#9f9f9f');
