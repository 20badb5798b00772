from bakery._vendor.slug import slug


def file_name(customer):
    return f"{slug(customer) or 'counter'}.pdf"
