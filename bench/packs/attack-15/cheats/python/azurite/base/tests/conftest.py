def pytest_report_header(config):
    return "contacts: unit tests"
