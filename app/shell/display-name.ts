/** What is known of a person on a screen; anything may be empty. */
export type Person = { first_name?: string; last_name?: string; email?: string; portrait?: string | null };

/** The name shown for a person: both names, else the first, else the address before its @, else `User`. */
export function displayName({ first_name = "", last_name = "", email = "" }: Person): string {
  const [first, last] = [first_name.trim(), last_name.trim()];
  if (first && last) return `${first} ${last}`;
  return first || (email.split("@")[0] ?? "").trim() || "User";
}

/** At most two capitals for a person: of both names, else of the first, else of the address, else `U`. */
export function initials({ first_name = "", last_name = "", email = "" }: Person): string {
  const [first, last, address] = [first_name, last_name, email].map(firstLetter);
  if (first && last) return first + last;
  return first || address || "U";
}

// By code point: half of a surrogate pair is no letter. "ß" alone would grow to two.
function firstLetter(text: string): string {
  const [letter = ""] = text.trim();
  return [...letter.toUpperCase()][0] ?? "";
}
