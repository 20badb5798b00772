#pragma once

struct Point { double lat, lon; };

inline bool valid(Point p) { return p.lat >= -90 && p.lat <= 90 && p.lon >= -180 && p.lon <= 180; }
