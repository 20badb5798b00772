double to_celsius(double fahrenheit);
/* Wind chill in degrees Celsius, wind in km/h. */
double wind_chill(double celsius, double wind);
