#pragma once
#include <array>

struct Matrix {
  std::array<double, 4> m{};
  static Matrix identity();
};

Matrix operator*(const Matrix &a, const Matrix &b);
double det(const Matrix &a);
/// The inverse; throws std::domain_error where there is none.
Matrix inverse(const Matrix &a);
