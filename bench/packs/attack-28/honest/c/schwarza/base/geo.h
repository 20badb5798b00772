/* metres between two points given in degrees */
double distance(double lat1, double lon1, double lat2, double lon2);
