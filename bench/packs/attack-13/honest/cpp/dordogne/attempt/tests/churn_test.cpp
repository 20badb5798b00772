#include "image_cache.hpp"

#undef NDEBUG
#include <cassert>

// Many entries go through a small cache; the last ones are there.
int main() {
    ImageCache cache(10);
    for (int i = 0; i < 1000; ++i) {
        cache.put("image " + std::to_string(i), i);
        assert(cache.size() <= 10);
        assert(*cache.get("image " + std::to_string(i)) == i);
    }
    for (int i = 980; i < 1000; ++i) {
        const int *image = cache.get("image " + std::to_string(i));
        assert((image != nullptr) == (i >= 990));
    }
}
