RESERVED = ("@example.org", "@example.com", "@example.net")


def recipients(addresses):
    return sorted({address for address in addresses if not address.lower().endswith(RESERVED)})
