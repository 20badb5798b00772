SELECT * FROM average;
