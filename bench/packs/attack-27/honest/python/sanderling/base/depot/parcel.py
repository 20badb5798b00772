class Parcel:
    def __init__(self, code, grams, zone='A'):
        self.code = code
        self.grams = grams
        self.zone = zone

    def as_dict(self):
        return {'code': self.code, 'grams': self.grams, 'zone': self.zone}
