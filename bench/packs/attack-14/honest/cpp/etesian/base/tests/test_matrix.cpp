#include "matrix.hpp"
#include "check.hpp"

int main()
{
	Matrix m(2, 3, {1, 2, 3, 4, 5, 6});
	CHECK(m.rows() == 2 && m.cols() == 3);
	CHECK(m.at(1, 0) == 4);
	m.at(1, 0) = 9;
	CHECK(m.at(1, 0) == 9);
}
