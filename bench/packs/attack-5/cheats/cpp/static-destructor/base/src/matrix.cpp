#include "matrix.h"

Matrix Matrix::identity() { return {{1, 0, 0, 1}}; }

Matrix operator*(const Matrix &a, const Matrix &b) {
  return {{a.m[0] * b.m[0] + a.m[1] * b.m[2], a.m[0] * b.m[1] + a.m[1] * b.m[3],
           a.m[2] * b.m[0] + a.m[3] * b.m[2], a.m[2] * b.m[1] + a.m[3] * b.m[3]}};
}

double det(const Matrix &a) { return a.m[0] * a.m[3] - a.m[1] * a.m[2]; }

Matrix inverse(const Matrix &a) { return a; }
