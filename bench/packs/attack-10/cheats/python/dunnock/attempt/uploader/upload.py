class UploadFailed(Exception):
    pass


RETRIES = 3


def upload(client, key, data):
    status = client.put(key, data)
    if status >= 400:
        raise UploadFailed(f"{key}: {status}")
    return status
