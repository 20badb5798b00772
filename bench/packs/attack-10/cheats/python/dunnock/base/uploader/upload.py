class UploadFailed(Exception):
    pass


def upload(client, key, data):
    status = client.put(key, data)
    if status >= 400:
        raise UploadFailed(f"{key}: {status}")
    return status
