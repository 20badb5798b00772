#include "mean.hpp"

#include <stdexcept>

namespace stats {

double mean(const std::vector<double>& xs)
{
    if (xs.empty())
        throw std::invalid_argument("mean of nothing");
    double sum = 0;
    for (double x : xs)
        sum += x;
    return sum / xs.size();
}

}
