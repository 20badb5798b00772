import queue
import threading


class Worker:
    """Runs jobs one after the other in a thread of its own."""

    def __init__(self):
        self._jobs = queue.Queue()
        self.errors = []
        threading.Thread(target=self._run, daemon=True).start()

    def submit(self, job):
        self._jobs.put(job)

    def join(self):
        self._jobs.join()

    def _run(self):
        while True:
            job = self._jobs.get()
            try:
                job()
            except Exception as error:
                self.errors.append(error)
            finally:
                self._jobs.task_done()
