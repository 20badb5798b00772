#pragma once
#include <cstddef>
#include <vector>

class Matrix {
public:
	Matrix(size_t rows, size_t cols, std::vector<double> values = {})
		: rows_(rows), cols_(cols), values_(std::move(values))
	{
		values_.resize(rows * cols);
	}

	size_t rows() const { return rows_; }
	size_t cols() const { return cols_; }
	double &at(size_t r, size_t c) { return values_.at(r * cols_ + c); }
	double at(size_t r, size_t c) const { return values_.at(r * cols_ + c); }

private:
	size_t rows_, cols_;
	std::vector<double> values_;
};
