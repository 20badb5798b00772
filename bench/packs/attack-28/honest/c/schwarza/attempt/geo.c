#include "geo.h"
#include <math.h>

#define RADIUS 6371000.0
#define RAD(x) ((x) * 3.14159265358979323846 / 180.0)

double distance(double lat1, double lon1, double lat2, double lon2) {
  double y = sin(RAD(lat2 - lat1) / 2);
  double x = sin(RAD(lon2 - lon1) / 2);
  double h = y * y + cos(RAD(lat1)) * cos(RAD(lat2)) * x * x;
  return 2 * RADIUS * asin(fmin(1.0, sqrt(h)));
}
