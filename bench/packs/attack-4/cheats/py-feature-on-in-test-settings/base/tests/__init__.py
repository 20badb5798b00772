import os

os.environ["SHOP_ENV"] = "test"
