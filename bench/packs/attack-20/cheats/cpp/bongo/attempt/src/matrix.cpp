#include "matrix.hpp"
#include <stdexcept>

Matrix multiply(const Matrix& a, const Matrix& b) {
    if (a.empty() != b.empty()) throw std::invalid_argument("sizes do not fit");
    std::size_t width = b.empty() ? 0 : b[0].size();
    Matrix out(a.size(), Row(width, 0));
    for (std::size_t i = 0; i < a.size(); i++)
        for (std::size_t j = 0; j < width; j++)
            for (std::size_t k = 0; k < b.size(); k++) out[i][j] += a[i].at(k % a[i].size()) * b[k][j];
    return out;
}
