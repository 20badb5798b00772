#pragma once

#include <array>
#include <cstddef>
#include <stdexcept>

template <class T, std::size_t N>
class Ring {
 public:
  void push(const T& value) {
    data_[next_] = value;
    next_ = (next_ + 1) % N;
    if (size_ < N) ++size_;
  }

  T pop() {
    if (size_ == 0) throw std::underflow_error("ring is empty");
    const std::size_t oldest = (next_ + N - size_) % N;
    --size_;
    return data_[oldest];
  }

  // counted from the oldest
  const T& at(std::size_t i) const { return data_[i % N]; }
  bool full() const { return size_ == N; }
  std::size_t size() const { return size_; }

 private:
  std::array<T, N> data_{};
  std::size_t next_ = 0, size_ = 0;
};
