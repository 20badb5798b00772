def balance(start, yearly_rate, months, monthly=0.0):
    """What is there after so many months, simple interest."""
    paid = start + monthly * months
    return round(paid + start * yearly_rate / 12 * months, 2)
