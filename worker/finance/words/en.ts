import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "audit.subject.month": "Month",
  "audit.field.reason": "Reason",
  "finance.period.order": "The period has to end after it begins.",
  "finance.unlock.reason": "Say why the month is unlocked.",
  "finance.lock.future": "This month has not begun yet.",
  "finance.file.date": "Date",
  "finance.file.kind": "Kind",
  "finance.file.number": "Number",
  "finance.file.description": "Description",
  "finance.file.category": "Category",
  "finance.file.contact": "Contact",
  "finance.file.currency": "Currency",
  "finance.file.net": "Amount without VAT",
  "finance.file.vat": "VAT",
  "finance.file.kind.sale": "Sale",
  "finance.file.kind.expense": "Expense",
  "finance.file.sheet": "Accounts",
  "finance.file.cut": "Only the newest {{count}} rows are in this file: choose a shorter period.",
};
