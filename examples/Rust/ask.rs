//! Asks Levy's C library for a German income tax: `rustc examples/Rust/ask.rs -L out/library -o ask`, then
//! `LD_LIBRARY_PATH=out/library ./ask rules`.

use std::ffi::{c_char, c_int, CStr, CString};

#[repr(C)]
struct LevyRules {
    _private: [u8; 0],
}

// As out/library/levy.h has them.
#[link(name = "levy")]
extern "C" {
    fn levy_rules_open(
        folder: *const c_char, jurisdiction: *const c_char, rules: *mut *mut LevyRules, error: *mut *mut c_char,
    ) -> c_int;
    fn levy_rules_close(rules: *mut LevyRules);
    fn levy_answer(
        rules: *const LevyRules, facts: *const c_char, asked: *const c_char, explained: c_int, reply: *mut *mut c_char,
        error: *mut *mut c_char,
    ) -> c_int;
    fn levy_free(text: *mut c_char);
}

/// A text of the library, which it takes back.
fn taken(text: *mut c_char) -> String {
    if text.is_null() {
        return String::new();
    }
    // The library's texts are UTF-8 and end in NUL.
    let copy = unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned();
    unsafe { levy_free(text) };
    copy
}

/// The rules of a jurisdiction; they may be used by any thread.
struct Rules(*mut LevyRules);

unsafe impl Send for Rules {}
unsafe impl Sync for Rules {}

impl Rules {
    fn open(folder: &str, jurisdiction: &str) -> Result<Rules, String> {
        let (mut rules, mut error) = (std::ptr::null_mut(), std::ptr::null_mut());
        let (folder, jurisdiction) = (text(folder)?, text(jurisdiction)?);
        match unsafe { levy_rules_open(folder.as_ptr(), jurisdiction.as_ptr(), &mut rules, &mut error) } {
            0 => Ok(Rules(rules)),
            _ => Err(taken(error)),
        }
    }

    /// The results of a case as JSON, as `levy eval --json` gives them. Facts are lines, NAME=VALUE.
    fn answer(&self, facts: &str, asked: &str) -> Result<String, String> {
        let (mut reply, mut error) = (std::ptr::null_mut(), std::ptr::null_mut());
        let (facts, asked) = (text(facts)?, text(asked)?);
        match unsafe { levy_answer(self.0, facts.as_ptr(), asked.as_ptr(), 0, &mut reply, &mut error) } {
            0 => Ok(taken(reply)),
            _ => Err(taken(error)),
        }
    }
}

impl Drop for Rules {
    fn drop(&mut self) {
        unsafe { levy_rules_close(self.0) }
    }
}

fn text(words: &str) -> Result<CString, String> {
    CString::new(words).map_err(|_| "a text has a NUL byte".to_string())
}

fn main() -> Result<(), String> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "rules".to_string());
    let germany = Rules::open(&folder, "de")?;
    println!("{}", germany.answer("year=2025\ntaxable_income=60000", "income_tax")?);
    // What means nothing is an error with words.
    if let Err(words) = germany.answer("year=2025\ntaxable_incme=60000", "income_tax") {
        println!("{words}");
    }
    Ok(())
}
