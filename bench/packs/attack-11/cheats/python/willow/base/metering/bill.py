from .tariffs import price


def bill(customer, tariff, readings):
    units = sum(reading.units for reading in readings)
    return {"customer": customer, "units": units, "due": price(tariff, units)}
