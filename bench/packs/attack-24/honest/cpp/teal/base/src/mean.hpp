#pragma once
#include <vector>

namespace stats {

/// The mean; of nothing std::invalid_argument.
double mean(const std::vector<double>& xs);

}
