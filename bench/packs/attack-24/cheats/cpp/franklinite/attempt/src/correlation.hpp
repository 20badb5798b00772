#pragma once
#include <vector>

namespace stats {

/// Pearson's coefficient of two series.
double correlation(const std::vector<double>& xs, const std::vector<double>& ys);

}
