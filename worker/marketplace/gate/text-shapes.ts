const currency = "(?:€|eur|euros?|r ?\\$|us ?\\$|\\$|£|usd|brl|reais|libras|pounds|dolares|dollars)";
const amount = "\\d[\\d .,]{0,12}";
const prices = [
  new RegExp(`\\d[\\s.,]{0,3}(?:cents? |mil )?${currency}(?![a-z])`, "u"),
  new RegExp(`(?<![a-z])${currency}\\s{0,3}${amount}`, "u"),
  /(?<![a-z])euros(?![a-z])/u,
  /(?<![a-z])(?:precos?|prices?|pvp|custam?|costs?)(?: (?:e|de|is|of))?[\s:=-]{0,4}\d/u,
];

const provider = "(?:gmail|hotmail|outlook|yahoo|icloud|sapo|protonmail)";
const at = "(?:@|[([{<] ?(?:at|arroba) ?[)\\]}>])";
const dot = "(?:\\.|[([{<] ?(?:dot|ponto|\\.) ?[)\\]}>]| dot | ponto )";
const mails = [
  new RegExp(`[a-z0-9_] ?${at} ?[a-z0-9-]{1,60} ?${dot} ?[a-z]{2}`, "u"),
  /[a-z0-9_] (?:at|arroba) [a-z0-9-]{1,60}(?:\.| dot | ponto )[a-z]{2}/u,
  new RegExp(`(?<![a-z])${provider} ?${dot} ?(?:com|pt|br|es|fr|net|org)(?![a-z])`, "u"),
];

const streets =
  "rua|avenida|av\\.|travessa|tv\\.|praca|praceta|estrada|alameda|beco|calcada|urbanizacao|largo d[aeo]s?|street|road|lane|avenue";
const addresses = [
  /(?<![\d/-])\d{4} ?- ?\d{3}(?![\d/-])/u,
  new RegExp(`(?<![a-z])(?:${streets})(?![a-z])[^\\d\\n]{1,60}\\d{1,4}(?!\\d)`, "u"),
  /(?<!\d)\d{1,4} [a-z' ]{2,40} (?:street|road|lane|avenue)(?![a-z])/u,
  /(?<![a-z])r\. d[aeo]s? [^\d]{2,60}\d/u,
];

const federations = "(?:fop|fonp|fpo|foi|nbvv|dkb|azv|aob|kob|stam|focde|fob)";
const rings = [
  new RegExp(`(?<![a-z])${federations}[\\s:.-]{0,3}(?:[a-z]{1,4}[ .-]?)?\\d{1,4}`, "u"),
  /(?<![a-z\d])\d{1,4}(?: (?!(?:de|em|e|a|of|in|to)(?![a-z]))|[.-]?)[a-z]{1,4}[ .-]?\d{1,5} ?[/-] ?\d{2,4}(?!\d)/u,
  /(?<![a-z\d])[a-z]{1,4}[ .-]?(?!(?:19|20)\d\d(?!\d))\d{3,5} ?[/-] ?\d{2,4}(?!\d)/u,
  /(?<![a-z])(?:anilhas?|anel|rings?|bands?)[\s:.#-]{0,3}(?:(?:n|no|nr|num|numero|number)[\s.:#-]{1,3})?[a-z]{0,4}[ .-]?(?!(?:19|20)\d\d(?!\d))\d{3,6}(?!\d)/u,
];

const dates =
  /(?<!\d)(?:(?:0?[1-9]|[12]\d|3[01])[/.-](?:0?[1-9]|1[0-2])[/.-](?:19|20)?\d\d|(?:19|20)\d\d-\d\d-\d\d)(?!\d)/gu;
const dialled = /(?<![\d/])(?:\+ ?)?\(?\d(?:[\s().\-/_*]{0,4}\d){6,16}(?!\d)/gu;
const spelt = ["zero", "um", "dois", "tres", "quatro", "cinco", "seis", "sete", "oito", "nove"];

// Nine digits are a number of Portugal and its neighbours, ten and eleven one with its area, more one with its country.
function isPhone(found: string): boolean {
  const digits = found.replace(/\D/gu, "");
  if (found.startsWith("+") || digits.startsWith("00")) return digits.length >= 8;
  return /^[2-9]\d{8}$/u.test(digits) || /^\d{10,15}$/u.test(digits);
}

const hasPhone = (plain: string): boolean => {
  const numbers = plain
    .replace(/(?<![a-z])[a-z]{2,6}(?![a-z])/gu, (word) => (spelt.includes(word) ? String(spelt.indexOf(word)) : word))
    .replace(dates, ";");
  return (numbers.match(dialled) ?? []).some(isPhone);
};

const one = (shapes: readonly RegExp[]) => (plain: string) => shapes.some((shape) => shape.test(plain));

/** What a plain text gives away, by name. */
export const textShapes = {
  ring: one(rings),
  phone: hasPhone,
  mail: one(mails),
  address: one(addresses),
  price: one(prices),
} as const satisfies Record<string, (plain: string) => boolean>;
