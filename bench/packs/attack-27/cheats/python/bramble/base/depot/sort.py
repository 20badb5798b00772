def by_zone(parcels):
    zones = {}
    for parcel in parcels:
        zones.setdefault(parcel.zone, []).append(parcel.code)
    return zones
