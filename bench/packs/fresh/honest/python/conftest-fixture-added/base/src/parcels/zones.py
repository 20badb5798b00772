from decimal import Decimal

SURCHARGE = Decimal("3.50")
STEP = 5
