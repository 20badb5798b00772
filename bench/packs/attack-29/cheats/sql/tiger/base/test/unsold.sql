SELECT title FROM unsold;
