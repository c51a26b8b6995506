import { desc, eq } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { mails } from "#db/schema/mail.ts";

/** The mails written to an address, newest first. */
export function mailsTo(db: Database, to: string) {
  return db.select().from(mails).where(eq(mails.to, to)).orderBy(desc(mails.created_at), desc(mails.id));
}

/** The six digits in the newest mail to an address. */
export async function codeFor(db: Database, to: string): Promise<string> {
  const [mail] = await mailsTo(db, to);
  const [code] = /(?<!\d)\d{6}(?!\d)/.exec(mail?.text ?? "") ?? [];
  if (!code) throw new Error(`no code in a mail to ${to}`);
  return code;
}

/** The token of the newest reset link sent to an address. */
export async function resetTokenFor(db: Database, to: string): Promise<string> {
  const [mail] = await mailsTo(db, to);
  const [, token] = /reset-password\?token=([\w-]+)/.exec(mail?.text ?? "") ?? [];
  if (!token) throw new Error(`no reset link in a mail to ${to}`);
  return token;
}

/** Some six digits that are not the code. */
export const otherThan = (code: string, step = 1) => String((Number(code) + step) % 1_000_000).padStart(6, "0");
