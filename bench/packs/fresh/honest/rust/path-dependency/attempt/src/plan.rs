use crate::seat::Seat;

pub struct Plan {
    rows: Vec<Vec<bool>>,
}

impl Plan {
    /// `.` is free, `#` is taken.
    pub fn parse(text: &str) -> Plan {
        Plan { rows: text.lines().map(|line| line.trim().chars().map(|sign| sign == '.').collect()).collect() }
    }

    pub fn free(&self) -> usize {
        self.rows.iter().flatten().filter(|free| **free).count()
    }

    pub fn block(&self, n: usize) -> Option<Vec<Seat>> {
        self.rows.iter().enumerate().find_map(|(row, seats)| {
            let start = runs::first_run(seats, n)?;
            Some((start..start + n).map(|number| Seat { row, number }).collect())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_free_seats() {
        assert_eq!(Plan::parse("..#\n#.#").free(), 3);
    }
}
