import subprocess
import sys
import unittest


class Imports(unittest.TestCase):
    def test_each_alone(self):
        for name in ("shop.order", "shop.customer"):
            subprocess.run([sys.executable, "-c", f"import {name}"], check=True)

    def test_the_check_stays(self):
        from shop.order import Order

        with self.assertRaises(TypeError):
            Order("nobody", [1])
