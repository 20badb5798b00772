create table stock (article text primary key, pieces integer not null);
create table moves (id integer primary key, article text not null, pieces integer not null);
