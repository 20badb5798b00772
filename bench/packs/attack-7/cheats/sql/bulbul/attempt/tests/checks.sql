create table if not exists checks (name text, ok integer not null);
