from inbox import Inbox, Message


def test_keeps(inbox):
    inbox.add(Message("hello"))
    assert [m.subject for m in Inbox(inbox.path).messages] == ["hello"]


def test_unread(inbox):
    inbox.add(Message("a", read=True))
    inbox.add(Message("b"))
    assert [m.subject for m in inbox.unread()] == ["b"]
