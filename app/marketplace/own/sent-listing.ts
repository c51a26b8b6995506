import type { Language } from "#db/vocabulary.ts";
import { translate } from "#worker/locales/translate.ts";
import { moneyInWords } from "#worker/money/currency.ts";
import { typedAmount } from "#worker/money/typed-amount.ts";

/** What a form says for the API, with what is wrong before it is asked. */
type Sent = { json: Record<string, unknown>; errors: Record<string, string[]> };

const text = (form: FormData, name: string) => String(form.get(name) ?? "").trim();
const texts = (form: FormData, name: string) => form.getAll(name).map(String).filter(Boolean);

/** What is no number goes on as it was typed, for the API to say so. */
const numberOr = (typed: string) => (typed === "" ? null : Number.isNaN(Number(typed)) ? typed : Number(typed));

/** Reads the form of a listing. A box that the page did not show says nothing. */
export function sentListing(form: FormData, language: Language, currency: string): Sent {
  const price = text(form, "price");
  const read = price === "" ? null : typedAmount(price, currency);
  const json: Record<string, unknown> = {
    title: text(form, "title"),
    text: text(form, "text") || null,
    is_free: form.get("is_free") === "on",
    photo_ids: texts(form, "photo_ids"),
    brood: numberOr(text(form, "brood")),
    papers: texts(form, "papers"),
    share_id: text(form, "share_id") || null,
    district: text(form, "district") || null,
    sets_status: form.get("sets_status") === "on",
  };
  if (form.has("price")) json.price_cents = read && "minor" in read ? read.minor : null;
  return {
    json,
    errors: read === null || "minor" in read ? {} : { price: [priceFault(price, read, currency, language)] },
  };
}

type Unread = Exclude<ReturnType<typeof typedAmount>, { minor: number }>;

function priceFault(typed: string, read: Unread, currency: string, language: Language): string {
  if (read.fault === "unreadable") return translate(language, "listings.price");
  const [one = "", other = ""] = read.readings.map((it) => moneyInWords(it, currency, language));
  return translate(language, "sales.unit_cents.ambiguous", { text: typed, one, other });
}
