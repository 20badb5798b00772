'use strict'

exports.sorted = (names) => [...names].sort()
exports.initials = (names) => [...new Set(names.map((name) => name[0]))]
