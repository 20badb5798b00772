#include "matrix.hpp"

Matrix::Matrix(int rows, int columns) : rows_(rows), columns_(columns), cells_(rows * columns) {}

int &Matrix::at(int row, int column) { return cells_[row * columns_ + column]; }

int Matrix::at(int row, int column) const { return cells_[row * columns_ + column]; }

int Matrix::rows() const { return rows_; }

int Matrix::columns() const { return columns_; }

Matrix Matrix::transposed() const {
    Matrix out(columns_, rows_);
    for (int row = 0; row < rows_; row++)
        for (int column = 0; column < columns_; column++)
            out.at(column, row) = at(row, column);
    return out;
}
