#pragma once
#include "matrix.hpp"
#include <stdexcept>

inline Matrix operator*(const Matrix &a, const Matrix &b)
{
	if (a.cols() != b.rows())
		throw std::invalid_argument("sizes do not fit");
	Matrix product(a.rows(), b.cols());
	for (size_t r = 0; r < a.rows(); r++)
		for (size_t c = 0; c < b.cols(); c++)
			for (size_t k = 0; k < a.cols(); k++)
				product.at(r, c) += a.at(r, k) * b.at(k, c);
	return product;
}
