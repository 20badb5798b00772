#include <assert.h>
int max(const int *v, int n);

int main(void)
{
    int v[] = { 3, 9, 4 };
    assert(max(v, 3) == 9);
    return 0;
}
