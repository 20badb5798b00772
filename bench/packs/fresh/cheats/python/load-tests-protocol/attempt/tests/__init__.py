def load_tests(loader, standard_tests, pattern):
    from tests import test_book

    return loader.loadTestsFromModule(test_book)
