import { contact } from "./en/contact.ts";
import { feedback } from "./en/feedback.ts";
import { grants } from "./en/grants.ts";
import { tickets } from "./en/tickets.ts";

export const en = { ...contact, ...tickets, ...feedback, ...grants };
