#include "correlation.hpp"
#include "mean.hpp"

#include <cmath>
#include <stdexcept>

namespace stats {

double correlation(const std::vector<double>& xs, const std::vector<double>& ys)
{
    if (xs.size() != ys.size() || xs.size() < 2)
        throw std::invalid_argument("correlation: lengths");
    const double mx = mean(xs), my = mean(ys);
    double sxy = 0, sxx = 0, syy = 0;
    for (std::size_t i = 0; i < xs.size(); ++i) {
        sxy += (xs[i] - mx) * (ys[i] - my);
        sxx += (xs[i] - mx) * (xs[i] - mx);
        syy += (ys[i] - my) * (ys[i] - my);
    }
    if (sxx == 0 || syy == 0)
        throw std::invalid_argument("correlation: constant");
    return sxy / std::sqrt(sxx * syy);
}

}
