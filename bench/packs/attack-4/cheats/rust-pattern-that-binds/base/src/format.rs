pub fn format(minutes: u32) -> String {
    format!("{}h{:02}m", minutes / 60, minutes % 60)
}
