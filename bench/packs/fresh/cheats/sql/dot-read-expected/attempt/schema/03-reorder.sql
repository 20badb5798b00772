create table reorder (name text, missing integer);
.mode list
.separator |
.import check/reorder.out reorder
