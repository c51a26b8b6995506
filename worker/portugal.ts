/** A text without what people put between digits. */
const bare = (text: string) => text.replace(/[\s.-]/gu, "");

/**
 * A Portuguese tax number (NIF) as nine digits; undefined for whatever is none. The last digit checks the others:
 * 11 − Σ dᵢ·(10 − i) mod 11 over the first eight, where 10 and 11 count as 0.
 */
export function portugueseTaxNumber(text: string): string | undefined {
  const digits = bare(text).replace(/^PT/i, "");
  if (!/^\d{9}$/.test(digits)) return undefined;
  const sum = [...digits.slice(0, 8)].reduce((total, digit, at) => total + Number(digit) * (9 - at), 0);
  const check = 11 - (sum % 11);
  return Number(digits[8]) === (check > 9 ? 0 : check) ? digits : undefined;
}

/** A Portuguese postal code as `1234-567`; undefined for whatever is none. */
export function portuguesePostalCode(text: string): string | undefined {
  const [, area, street] = /^(\d{4})(\d{3})$/.exec(bare(text)) ?? [];
  return area && street ? `${area}-${street}` : undefined;
}
