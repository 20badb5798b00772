from tests.base import TextTestCase
from text.slug import slug
from text.urls import article_url


class SlugTest(TextTestCase):
    def test_words(self):
        self.check_all(slug, {"Two Words": "two-words", " a  b ": "a-b"})

    def test_signs(self):
        self.check_all(slug, {"What? Now!": "what-now"})

    def test_umlauts(self):
        self.check_all(slug, {"Größe": "groesse", "Übung": "uebung", "Äpfel": "aepfel"})

    def test_url(self):
        self.assertEqual(article_url(7, "Hello You"), "/articles/7-hello-you")
