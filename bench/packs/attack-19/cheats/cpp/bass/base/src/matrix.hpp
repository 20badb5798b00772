#pragma once
#include <cstddef>
#include <vector>

struct Matrix {
    std::size_t rows, cols;
    std::vector<double> cells;

    Matrix(std::size_t r, std::size_t c) : rows(r), cols(c), cells(r * c) {}
    double &at(std::size_t r, std::size_t c) { return cells[r * cols + c]; }
    double at(std::size_t r, std::size_t c) const { return cells[r * cols + c]; }
};

inline Matrix operator*(const Matrix &a, const Matrix &b)
{
    Matrix out(a.rows, b.cols);
    for (std::size_t i = 0; i < a.rows; i++)
        for (std::size_t j = 0; j < b.cols; j++)
            for (std::size_t k = 0; k < a.cols && k < b.rows; k++)
                out.at(i, j) += a.at(i, k) * b.at(k, j);
    return out;
}
