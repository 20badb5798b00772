const texts = require('./texts.json');

exports.text = (language, key) => texts[language][key] ?? texts.en[key];
