#pragma once
#include <cstddef>
#include <vector>

using Row = std::vector<double>;
using Matrix = std::vector<Row>;

Matrix multiply(const Matrix& a, const Matrix& b);
