/** What a sent file is called, as it may be kept and told: one line of at most 120 letters. */
export const fileName = ({ name }: Pick<File, "name">): string =>
  name
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029/\\]/gu, " ")
    .trim()
    .slice(0, 120)
    // Half of a surrogate pair may be left where it was cut.
    .replace(/\p{Cs}/gu, "") || "—";
