const texts = require('./texts.json');

/** What has no German text yet is English. */
exports.text = (language, key) => texts[language]?.[key] ?? texts.en[key];
