alter table customers add column country text not null default 'unknown';
