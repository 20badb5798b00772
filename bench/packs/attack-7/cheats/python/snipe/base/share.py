def split(cents, people):
    return [cents // people] * people
