#include "stats.hpp"
#include <algorithm>
#include <numeric>

namespace stats {
double mean(const std::vector<double> &values)
{
	return values.empty() ? 0 : std::accumulate(values.begin(), values.end(), 0.0) / values.size();
}

double median(std::vector<double> values)
{
	if (values.empty())
		return 0;
	std::sort(values.begin(), values.end());
	return values[values.size() / 2];
}
}
