exports.cents = amount => Math.floor(Number((amount * 100).toFixed(6)) + 0.5);

exports.show = cents => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
