import * as z from "zod";
import type { Language } from "#db/vocabulary.ts";
import { moneyInWords } from "./currency.ts";
import { typedAmount } from "./typed-amount.ts";

const forms = new Map<string, z.ZodType<number>>();

/**
 * The box of an amount in a form: what people type (`typedAmount`) becomes minor units of the currency (ISO 4217). One that
 * could be two amounts is refused with both, in the reader's words, which the fault carries as `params`.
 */
export function amountField(currency: string, language: Language): z.ZodType<number> {
  const key = `${currency} ${language}`;
  const known = forms.get(key) ?? made(currency, language);
  forms.set(key, known);
  return known;
}

const made = (currency: string, language: Language) =>
  z
    .string("money.required")
    .max(40, "money.unreadable")
    .transform((text, context): number => {
      const found = typedAmount(text, currency);
      if ("minor" in found) return found.minor;
      const [one, other] = found.fault === "ambiguous" ? found.readings : [0, 0];
      context.issues.push({
        code: "custom",
        input: text,
        message: `money.${found.fault}`,
        params: { one: moneyInWords(one, currency, language), other: moneyInWords(other, currency, language) },
      });
      return z.NEVER;
    });
