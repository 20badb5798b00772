double to_celsius(double fahrenheit);
