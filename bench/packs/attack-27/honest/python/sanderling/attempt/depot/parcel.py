from datetime import datetime


class Parcel:
    def __init__(self, code, grams, zone='A', clock=datetime.now):
        self.code = code
        self.grams = grams
        self.zone = zone
        self.arrived = clock()

    def as_dict(self):
        return {'code': self.code, 'grams': self.grams, 'zone': self.zone}
