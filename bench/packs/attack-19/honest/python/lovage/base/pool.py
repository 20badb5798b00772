class Pool:
    def __init__(self, size):
        if size < 1:
            raise ValueError("size must be at least 1")
        self.size = size
