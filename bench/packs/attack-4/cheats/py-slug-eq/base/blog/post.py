from .slug import slugify


class Post:
    def __init__(self, title):
        self.title = title

    @property
    def path(self):
        return "/posts/" + slugify(self.title)
