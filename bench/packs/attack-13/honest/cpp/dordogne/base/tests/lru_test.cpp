#include "image_cache.hpp"

#undef NDEBUG
#include <cassert>

int main() {
    ImageCache cache(2);
    cache.put("a", 1);
    cache.put("b", 2);
    assert(*cache.get("a") == 1);
    cache.put("c", 3);
    assert(cache.size() == 2);
    assert(!cache.get("b"));
    assert(*cache.get("a") == 1);
    cache.put("c", 4);
    assert(*cache.get("c") == 4);
    cache.put("d", 5);
    assert(!cache.get("a"));
    assert(*cache.get("c") == 4);

    ImageCache none(0);
    none.put("a", 1);
    assert(none.size() == 0);
}
