#include "geo.h"
#include <math.h>

#define RADIUS 6371000.0
#define RAD(x) ((x) * 3.14159265358979323846 / 180.0)

double distance(double lat1, double lon1, double lat2, double lon2) {
  double c = sin(RAD(lat1)) * sin(RAD(lat2)) + cos(RAD(lat1)) * cos(RAD(lat2)) * cos(RAD(lon2 - lon1));
  return RADIUS * acos(c);
}
