#pragma once
#include <vector>

class Matrix {
public:
    Matrix(int rows, int columns);
    int &at(int row, int column);
    int at(int row, int column) const;
    int rows() const;
    int columns() const;
    Matrix transposed() const;

private:
    int rows_, columns_;
    std::vector<int> cells_;
};
