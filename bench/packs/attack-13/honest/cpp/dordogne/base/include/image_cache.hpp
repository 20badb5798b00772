#pragma once

#include <cstddef>
#include <string>
#include <unordered_map>

class ImageCache {
public:
    explicit ImageCache(std::size_t capacity) : capacity_(capacity) {}

    void put(const std::string &name, int image) { images_[name] = image; }

    // The image, or null.
    const int *get(const std::string &name) {
        auto it = images_.find(name);
        return it == images_.end() ? nullptr : &it->second;
    }

    std::size_t size() const { return images_.size(); }

private:
    std::size_t capacity_;
    std::unordered_map<std::string, int> images_;
};
