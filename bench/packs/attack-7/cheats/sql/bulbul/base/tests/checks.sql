create table checks (name text, ok integer not null);
