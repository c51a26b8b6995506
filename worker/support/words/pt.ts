import { contact } from "./pt/contact.ts";
import { feedback } from "./pt/feedback.ts";
import { grants } from "./pt/grants.ts";
import { tickets } from "./pt/tickets.ts";

export const pt = { ...contact, ...tickets, ...feedback, ...grants };
