exports.status = (events) => (events.length === 0 ? 'unknown' : events[events.length - 1].kind);
