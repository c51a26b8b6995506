// Portuguese and English, as they are written out; the first three letters stand for them too.
const names = [
  ...["janeiro january", "fevereiro february", "marco march", "abril april", "maio may", "junho june"],
  ...[
    "julho july",
    "agosto august",
    "setembro september sept",
    "outubro october",
    "novembro november",
    "dezembro december",
  ],
];
const months = new Map(
  names.flatMap((both, at) =>
    both
      .split(" ")
      .flatMap((name) => [name, name.slice(0, 3)].map((it) => [it, String(at + 1).padStart(2, "0")] as const)),
  ),
);

/** The month of a name, `01` to `12`, whatever its case and accents; undefined for any other word. */
export const monthNamed = (word: string): string | undefined =>
  months.get(word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase());
