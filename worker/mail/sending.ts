import type { Mail } from "./queries.ts";

/** Hands one mail over; throws when it was not taken. `keepsWords` when the outbox row itself is what people read. */
export type Transport = { send(mail: Mail): Promise<void>; keepsWords: boolean };

/** `Voliera <no-reply@voliera.example>` taken apart. */
export function senderOf(from: string): { name: string; email: string } {
  const [, name = "", email] = /^\s*"?([^"<]*?)"?\s*<([^>]+)>\s*$/.exec(from) ?? [];
  return email ? { name, email } : { name: "", email: from.trim() };
}
