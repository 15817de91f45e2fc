//! Suggestions of what was meant: the nearest of the names that would have been right.

/// The candidate that a word was probably meant to be: the same but for capital letters, else the
/// one that takes the fewest edits, if those are few for a word of this length.
pub fn closest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let most = match word.chars().count() {
        0..=2 => return None,
        3..=5 => 1,
        6..=9 => 2,
        _ => 3,
    };
    let distance = |candidate: &str| match candidate.eq_ignore_ascii_case(word) {
        true => 0,
        false => strsim::osa_distance(word, candidate),
    };
    let candidates = candidates.into_iter().filter(|it| it.len().abs_diff(word.len()) <= most);
    let near = candidates.map(|candidate| (distance(candidate), candidate));
    let (_, candidate) = near.filter(|(distance, _)| *distance <= most).min()?;
    Some(candidate)
}

/// ``: did you mean `word`?``, or nothing.
pub fn did_you_mean(word: Option<impl std::fmt::Display>) -> String {
    word.map_or_else(String::new, |word| format!(": did you mean `{word}`?"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_candidate_is_meant_if_it_is_near() {
        let names = ["main", "helper", "Main2"];
        assert_eq!(closest("mian", names), Some("main"));
        assert_eq!(closest("MAIN", names), Some("main"));
        assert_eq!(closest("halper", names), Some("helper"));
        assert_eq!(closest("softmax", names), None);
        assert_eq!(closest("ab", ["aa"]), None);
    }
}
