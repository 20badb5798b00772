#pragma once
#include <cstddef>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

class Series {
public:
    explicit Series(std::vector<double> values) : values_(std::move(values)) {}
    std::size_t size() const { return values_.size(); }

    std::vector<double> average(std::size_t window) const
    {
        if (window == 0 || window > values_.size())
            throw std::out_of_range("window of " + std::to_string(window));
        std::vector<double> out;
        double sum = 0;
        for (std::size_t i = 0; i < values_.size(); i++) {
            sum += values_[i];
            if (i >= window)
                sum -= values_[i - window];
            if (i + 1 >= window)
                out.push_back(sum / static_cast<double>(window));
        }
        return out;
    }

private:
    std::vector<double> values_;
};
