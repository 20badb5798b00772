class TimeWindowContract:
    """What every sliding window has to do; `make` builds one."""

    def test_counts_inside(self):
        window = self.make(10)
        window.hit(1)
        window.hit(5)
        self.assertEqual(window.count(9), 2)

    def test_drops_outside(self):
        window = self.make(10)
        window.hit(1)
        window.hit(15)
        self.assertEqual(window.count(20), 1)

    def test_border_is_outside(self):
        window = self.make(10)
        window.hit(1)
        self.assertEqual(window.count(11), 0)
