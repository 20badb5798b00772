CREATE TABLE IF NOT EXISTS orders (
  id INTEGER PRIMARY KEY,
  day TEXT NOT NULL,
  cents INTEGER NOT NULL,
  paid INTEGER NOT NULL DEFAULT 0
);

-- months are closed by accounting; a closed month has a row here
CREATE TABLE IF NOT EXISTS closed_months (
  month TEXT PRIMARY KEY,
  total INTEGER NOT NULL
);

INSERT OR IGNORE INTO closed_months (month, total) VALUES
  ('2024-01', 1250),
  ('2024-02', 4000);

CREATE VIEW IF NOT EXISTS monthly_totals AS
  SELECT month, total FROM closed_months;
