select name, missing from reorder;
