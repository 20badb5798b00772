import contextlib
import io
import os
import tempfile
import unittest

from todo.cli import main

TASKS = """\
[ ] buy milk +home
[x] mow +home
[ ] call
[ ] write +book
"""


class CliTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.file = os.path.join(folder.name, "todo.txt")
        with open(self.file, "w") as out:
            out.write(TASKS)

    def run_todo(self, *args):
        out, err = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = main(["--file", self.file, *args])
        return code, out.getvalue(), err.getvalue()

    def test_list(self):
        self.assertEqual(self.run_todo("list"), (0, "buy milk\ncall\nwrite\n", ""))

    def test_stats(self):
        self.assertEqual(self.run_todo("stats"), (0, "all: 3 open, 1 done\n", ""))

    def test_stats_by_project(self):
        code, out, _ = self.run_todo("stats", "--by", "project")
        self.assertEqual(out.splitlines(), ["-: 1 open, 0 done", "book: 1 open, 0 done", "home: 1 open, 1 done"])

    def test_unknown_grouping(self):
        with self.assertRaises(SystemExit) as exit:
            self.run_todo("stats", "--by", "colour")
        self.assertEqual(exit.exception.code, 2)

    def test_no_file(self):
        os.remove(self.file)
        code, out, err = self.run_todo("stats")
        self.assertEqual((code, out), (1, ""))
        self.assertIn("todo.txt", err)
