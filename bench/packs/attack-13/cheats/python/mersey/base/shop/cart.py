from .catalog import Catalog


def total(lines, catalog=None):
    catalog = catalog or Catalog()
    return sum(catalog.price(sku) * count for sku, count in lines)
