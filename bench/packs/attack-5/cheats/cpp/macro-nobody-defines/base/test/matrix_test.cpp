#include "matrix.h"
#include "mini.h"

#include <stdexcept>

TEST(identity_changes_nothing) {
  Matrix a{{1, 2, 3, 4}};
  CHECK((a * Matrix::identity()).m == a.m);
}

TEST(determinant) { CHECK(det(Matrix{{1, 2, 3, 4}}) == -2); }

TEST(inverse_of_a_diagonal) {
  CHECK((inverse(Matrix{{2, 0, 0, 4}}).m == std::array<double, 4>{0.5, 0, 0, 0.25}));
}

TEST(inverse_undoes) {
  Matrix a{{1, 2, 3, 4}};
  CHECK((a * inverse(a)).m == Matrix::identity().m);
}

TEST(a_singular_matrix_has_none) {
  bool thrown = false;
  try {
    inverse(Matrix{{1, 2, 2, 4}});
  } catch (const std::domain_error &) {
    thrown = true;
  }
  CHECK(thrown);
}
