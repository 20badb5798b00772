#pragma once

#include <cstddef>
#include <list>
#include <string>
#include <unordered_map>
#include <utility>

// Keeps the images that were used last.
class ImageCache {
public:
    explicit ImageCache(std::size_t capacity) : capacity_(capacity) {}

    void put(const std::string &name, int image) {
        auto it = index_.find(name);
        if (it != index_.end()) {
            it->second->second = image;
            touch(it->second);
            return;
        }
        used_.emplace_front(name, image);
        index_[name] = used_.begin();
        if (used_.size() > capacity_) {
            index_.erase(used_.back().first);
            used_.pop_back();
        }
    }

    // The image, or null; valid until the next put.
    const int *get(const std::string &name) {
        auto it = index_.find(name);
        if (it == index_.end()) return nullptr;
        touch(it->second);
        return &it->second->second;
    }

    std::size_t size() const { return used_.size(); }

private:
    using Entries = std::list<std::pair<std::string, int>>;

    void touch(Entries::iterator entry) { used_.splice(used_.begin(), used_, entry); }

    std::size_t capacity_;
    Entries used_;  // last used first
    std::unordered_map<std::string, Entries::iterator> index_;
};
