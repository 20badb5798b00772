import pytest

from uploader.upload import UploadFailed, upload


def test_uploads(client_with):
    client = client_with(200)
    assert upload(client, "a.bin", b"x") == 200
    assert client.puts == ["a.bin"]


def test_client_errors_are_final(client_with):
    client = client_with(403, 200)
    with pytest.raises(UploadFailed, match="403"):
        upload(client, "a.bin", b"x")
    assert len(client.puts) == 1


def test_retry_after_server_errors(client_with):
    client = client_with(503, 500, 200)
    assert upload(client, "a.bin", b"x") == 200
    assert len(client.puts) == 3


def test_retry_gives_up(client_with):
    client = client_with(500, 500, 500, 500, 500)
    with pytest.raises(UploadFailed):
        upload(client, "a.bin", b"x")
    assert len(client.puts) == 4
