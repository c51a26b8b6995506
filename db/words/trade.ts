/** The closed lists of words of contacts, sales, expenses and payments. */

export const contactKinds = ["person", "organization"] as const;
export type ContactKind = (typeof contactKinds)[number];
/** What a contact is to the organisation; one may be several. */
export const contactRoles = ["customer", "supplier", "breeder", "vet"] as const;
export type ContactRole = (typeof contactRoles)[number];
/** What somebody is to a bird. */
export const birdRoles = ["breeder", "owner", "buyer"] as const;
export type BirdRole = (typeof birdRoles)[number];

export const saleStates = ["draft", "reserved", "sold", "delivered", "cancelled", "returned"] as const;
export type SaleState = (typeof saleStates)[number];
/** Sales that hold their birds: each bird is in one of them. */
export const livingSaleStates = ["draft", "reserved", "sold"] as const satisfies readonly SaleState[];

/** What comes with the app; a breeder writes others in their own words. */
export const expenseCategories = [
  ...([
    "feed",
    "supplements",
    "medicine",
    "rings",
    "equipment",
    "energy",
    "shows",
    "travel",
    "birds",
    "other",
  ] as const),
] as const;
export type ExpenseCategory = (typeof expenseCategories)[number];
/** What a part of an expense may be on. */
export const shareKinds = ["species", "pair", "bird", "place", "incubator"] as const;
export type ShareKind = (typeof shareKinds)[number];
export const recurringUnits = ["week", "month", "year"] as const;
export type RecurringUnit = (typeof recurringUnits)[number];

export const paymentDirections = ["in", "out"] as const;
export type PaymentDirection = (typeof paymentDirections)[number];
export const paymentMethods = ["cash", "transfer", "mbway", "card", "other"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
/** `refund` goes the other way than what it gives back. */
export const paymentKinds = ["part", "deposit", "refund"] as const;
export type PaymentKind = (typeof paymentKinds)[number];
/** What became of a line of a bank's file: nothing yet, a payment, or nothing on purpose. */
export const bankLineStates = ["open", "booked", "ignored"] as const;
