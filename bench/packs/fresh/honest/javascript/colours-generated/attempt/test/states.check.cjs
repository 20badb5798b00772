const { colour } = require('../src/colour.cjs');
const { equal } = require('./snapshot.cjs');

equal('pending is yellow', colour('pending'), '#dfb317');
equal('passing is green', colour('passing'), '#4c1');
equal('what every object has is grey', colour('constructor'), '#9f9f9f');
