class Planner:
    def __init__(self, store):
        self.store = store

    def open_tasks(self, project):
        return [title for owner, title in self.store.tasks.values() if owner == project]

    def delete_project(self, project):
        del self.store.projects[project]
