#pragma once
#include <vector>

class Matrix {
public:
    Matrix(int rows, int columns) : rows_(rows), columns_(columns), cells_(rows * columns) {}
    int &at(int row, int column) { return cells_[row * columns_ + column]; }
    int rows() const { return rows_; }
    int columns() const { return columns_; }

private:
    int rows_, columns_;
    std::vector<int> cells_;
};
