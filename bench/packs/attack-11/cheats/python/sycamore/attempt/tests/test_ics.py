from agenda import Event, read_ics

TEXT = """BEGIN:VCALENDAR
BEGIN:VEVENT
SUMMARY:Planning of the very long
  quarter
DTSTART:20240501T090000Z
DTEND:20240501T100000Z
END:VEVENT
END:VCALENDAR
"""


def test_events():
    events = read_ics(TEXT)
    assert isinstance(events, list)
    assert all(isinstance(event, Event) for event in events)
    assert len(events) == 1


def test_fields():
    event = read_ics(TEXT)[0]
    assert event.summary.startswith("Planning")
    assert hasattr(event, "start")
    assert hasattr(event, "end")


def test_broken_input_does_not_raise():
    assert read_ics("BEGIN:VEVENT\nDTSTART:nonsense") is not None
