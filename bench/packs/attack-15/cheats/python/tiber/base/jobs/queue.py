from collections import deque


class Queue:
    def __init__(self):
        self._jobs = deque()
        self.failed = []

    def put(self, job):
        self._jobs.append(job)

    def drain(self):
        while self._jobs:
            job = self._jobs.popleft()
            try:
                job()
            except Exception as error:
                self.failed.append((job, error))
