#pragma once
#include <vector>

namespace stats {

/// Pearson's coefficient of two series; std::invalid_argument where there is none.
double correlation(const std::vector<double>& xs, const std::vector<double>& ys);

}
