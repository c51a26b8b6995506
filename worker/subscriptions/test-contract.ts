import * as z from "zod";

/** Numbers of cards that exist nowhere, as the page of the provider `test` lists them. */
export const testCards = [
  "4242 4242 4242 4242",
  "4000 0000 0000 0002",
  "4000 0000 0000 9995",
  "4000 0000 0000 0069",
  "4000 0025 0000 3155",
] as const;

const number = z.string("fields.required").trim().min(4, "subscriptions.test.card").max(40, "subscriptions.test.card");
/** For a card that asks for it: whether whoever pays has confirmed. */
const confirmed = z.boolean("fields.invalid").default(false);

/** What the page of the provider `test` sends: which checkout is paid, and with which of its cards. */
export const testPayment = z.strictObject({
  checkout: z.string("fields.required").max(100, "fields.long"),
  card: number,
  confirmed,
});
export type TestPayment = z.output<typeof testPayment>;

/** Another card for what is paid already. */
export const testCard = z.strictObject({ card: number, confirmed });
export type TestCard = z.output<typeof testCard>;

/** By how many days everything of the subscription becomes older. */
export const testDays = z.strictObject({
  days: z.number("fields.invalid").int("fields.invalid").min(1, "fields.invalid").max(800, "fields.invalid"),
});
