exports.colour = (value) => (value === 'failing' ? '#e05d44' : value === 'passing' ? '#4c1' : '#9f9f9f');
