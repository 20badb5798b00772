from .fees import late_fee, months_late
