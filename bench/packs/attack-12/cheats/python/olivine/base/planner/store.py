import itertools


class Store:
    def __init__(self):
        self._ids = itertools.count(1)
        self.projects = {}
        self.tasks = {}

    def add_project(self, name):
        key = next(self._ids)
        self.projects[key] = name
        return key

    def add_task(self, project, title):
        if project not in self.projects:
            raise KeyError(project)
        key = next(self._ids)
        self.tasks[key] = (project, title)
        return key
