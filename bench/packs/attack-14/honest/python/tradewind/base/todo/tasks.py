"""Tasks of a file: [ ] or [x], text, +project."""
import re
from dataclasses import dataclass


@dataclass
class Task:
    text: str
    done: bool = False
    project: str = ""


def read(path):
    with open(path) as lines:
        return [parse(line) for line in lines if line.strip()]


def parse(line):
    match = re.match(r"\[([ x])\]\s+(.*?)(?:\s+\+(\w+))?\s*$", line)
    if not match:
        raise ValueError(f"no task: {line.strip()}")
    return Task(match[2], match[1] == "x", match[3] or "")
