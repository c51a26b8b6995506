import { eq } from "drizzle-orm";
import { vi } from "vitest";
import { mails } from "#db/schema/mail.ts";
import { newWorld } from "#tests/app/world.ts";
import type { MailAnnouncement } from "#worker/env.ts";
import { verificationLetter } from "#worker/mail/letters.ts";
import { mailStatement, outgoing } from "#worker/mail/queries.ts";

export type World = Awaited<ReturnType<typeof newWorld>>;
/** When these tests begin. */
export const now = "2026-11-21T10:00:00.000Z";
/** So many seconds later. */
export const at = (seconds: number) => new Date(Date.parse(now) + seconds * 1000).toISOString();

/** A world whose mail provider keeps what it takes and refuses some addresses. */
export async function newPostOffice(refused: string[] = []) {
  const taken: string[] = [];
  const EMAIL = {
    send: async ({ to }: { to: string }) => {
      if (refused.includes(to)) throw new Error("550 no such mailbox");
      taken.push(to);
      return { messageId: "1" };
    },
  } as unknown as SendEmail;
  vi.spyOn(console, "error").mockImplementation(() => {});
  return { ...(await newWorld({ MAIL_TRANSPORT: "cloudflare", EMAIL })), taken, refused };
}

/** Writes a mail with a code into the outbox. */
export async function post({ db }: World, to: string, created_at = now): Promise<string> {
  const mail = outgoing(verificationLetter({ to, language: "pt", first_name: "Rui" }, "012345", 10));
  await mailStatement(db, mail, created_at);
  return mail.id;
}
/** A mail as it is kept. */
export const stateOf = async ({ db }: World, id: string) => (await db.select().from(mails).where(eq(mails.id, id)))[0];

/** Cloudflare's batch, as far as a consumer sees it. */
export function batchOf(ids: string[], queue = "voliera-mails") {
  const outcomes: Record<string, string> = {};
  const note = (id: string, outcome: string) => {
    outcomes[id] = outcome;
  };
  const messages = ids.map((mail_id) => ({
    body: { mail_id },
    ack: () => note(mail_id, "ack"),
    retry: ({ delaySeconds }: { delaySeconds: number }) => note(mail_id, `retry in ${delaySeconds}`),
  }));
  return { outcomes, batch: { queue, messages } as unknown as MessageBatch<MailAnnouncement> };
}
