import type { fields as pt } from "../pt/fields.ts";

export const fields: Record<keyof typeof pt, string> = {
  "fields.required": "This field is required.",
  "fields.invalid": "This value is not valid.",
  "fields.unknown": "This field does not exist.",
  "fields.unknown_id": "It does not exist, or no longer exists. Choose another.",
  "fields.long": "The text is too long.",
  "fields.characters": "The text has invisible or control characters. Delete them and type it again.",
  "fields.number": "Enter a number.",
  "fields.date": "Enter a date that exists, such as 2026-04-12.",
  "fields.date_early": "The date must be in 1900 or later.",
  "fields.email": "Enter an email address, such as rita@example.com.",
  "fields.page": "The page must be a number from 1.",
  "fields.page_size": "The page size must be 10, 20, 50 or 100.",
  "fields.sort": "Sorting like that is not possible.",
};
