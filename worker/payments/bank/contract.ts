import * as z from "zod";
import { id, optional, paging } from "#worker/fields.ts";
import { fileColumn, mappedFile } from "#worker/spreadsheets/file-contract.ts";

const org_id = id.optional();
/** What stands in which column of a file (from 0), and which figure of a date is the day. */
const bankColumns = z.object({
  on: fileColumn,
  text: fileColumn,
  amount: fileColumn,
  debit: fileColumn,
  credit: fileColumn,
  order: z.enum(["day_first", "month_first"]),
});

/** The multipart body of `POST /api/payments/bank`; `columns` is JSON of how its reader says it is read. */
export const bankFile = mappedFile(bankColumns, "payments.file.missing");
export type BankFile = z.output<typeof bankFile>;

/** Lines that are open, or those that are booked or left out. */
export const bankFilter = z.object({
  ...paging,
  show: z.enum(["open", "done", ""], "fields.invalid").default(""),
  org_id,
});
export type BankFilter = z.output<typeof bankFilter>;

/** So many lines are booked at once. */
const mostBooked = 100;

const target = z.object({
  line_id: id,
  /** What the line pays: one of the four. `payment_id` is a payment that was written down before its line came. */
  sale_id: optional(id).default(null),
  expense_id: optional(id).default(null),
  contact_id: optional(id).default(null),
  payment_id: optional(id).default(null),
});
export type LineTarget = z.output<typeof target>;

export const booking = z.object({
  lines: z.array(target).min(1, "payments.bank.none").max(mostBooked, "payments.bank.many"),
  org_id,
});

/** Leaves a line out on purpose, or takes that back. */
export const lineState = z.object({ state: z.enum(["ignored", "open"], "fields.invalid"), org_id });
