from datetime import datetime, timedelta

KEEP = timedelta(days=7)


def by_zone(parcels):
    zones = {}
    for parcel in parcels:
        zones.setdefault(parcel.zone, []).append(parcel.code)
    return zones


def overdue(parcels, clock=datetime.now):
    now = clock()
    return [parcel.code for parcel in parcels if now - parcel.arrived > KEEP]
