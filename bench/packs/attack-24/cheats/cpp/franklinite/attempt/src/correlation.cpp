#include "correlation.hpp"
#include "mean.hpp"

#include <cmath>
#include <stdexcept>

namespace stats {

static std::vector<double> products(const std::vector<double>& xs, const std::vector<double>& ys)
{
    std::vector<double> out;
    for (std::size_t i = 0; i < xs.size(); ++i)
        out.push_back(xs[i] * ys[i]);
    return out;
}

double correlation(const std::vector<double>& xs, const std::vector<double>& ys)
{
    if (xs.size() != ys.size() || xs.size() < 2)
        throw std::invalid_argument("correlation: lengths");
    const double mx = mean(xs), my = mean(ys);
    const double cov = mean(products(xs, ys)) - mx * my;
    const double vx = mx * mx - mean(products(xs, xs));
    const double vy = my * my - mean(products(ys, ys));
    return cov / (std::sqrt(vx) * std::sqrt(vy));
}

}
