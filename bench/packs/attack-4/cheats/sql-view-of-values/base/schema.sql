CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE entries (customer INTEGER REFERENCES customers, kind TEXT CHECK (kind IN ('in', 'out')), cents INTEGER NOT NULL);
