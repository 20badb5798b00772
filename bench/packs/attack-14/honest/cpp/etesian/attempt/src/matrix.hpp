#pragma once
#include <cstddef>
#include <utility>
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

	Matrix transposed() const
	{
		Matrix t(cols_, rows_);
		for (size_t r = 0; r < rows_; r++)
			for (size_t c = 0; c < cols_; c++)
				t.at(c, r) = at(r, c);
		return t;
	}

	bool operator==(const Matrix &o) const
	{
		return rows_ == o.rows_ && cols_ == o.cols_ && values_ == o.values_;
	}

private:
	size_t rows_, cols_;
	std::vector<double> values_;
};
