import type { Mail } from "./queries.ts";

/** Hands one mail over; throws when it was not taken. `keepsWords` when the outbox row itself is what people read. */
export type Transport = { send(mail: Mail): Promise<void>; keepsWords: boolean };

/** `Voliera <no-reply@voliera.example>` taken apart. */
export function senderOf(from: string): { name: string; email: string } {
  const [, name = "", email] = /^\s*"?([^"<]*?)"?\s*<([^>]+)>\s*$/.exec(from) ?? [];
  return email ? { name, email } : { name: "", email: from.trim() };
}

// Of lists, which mail is answered, that nobody's absence need be told, and our own: all that the Email Service takes.
const names = /^(List-[A-Za-z-]{1,40}|In-Reply-To|References|X-Auto-Response-Suppress|X-Voliera-[A-Za-z-]{1,40})$/;

/**
 * The further header lines of a mail, as a transport may write them: a name or a value that would end its line, or hold what
 * a header cannot, is left out, whoever wrote it.
 */
export function headerLines({ headers }: Pick<Mail, "headers">): Record<string, string> {
  const lines = Object.entries(headers ?? {}).filter(
    ([name, value]) => names.test(name) && /^[\x20-\x7e]{1,900}$/.test(value),
  );
  return Object.fromEntries(lines);
}
