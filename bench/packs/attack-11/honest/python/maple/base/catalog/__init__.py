"""A catalogue of books and its exports."""
