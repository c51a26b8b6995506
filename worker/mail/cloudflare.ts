import type { Env } from "#worker/env.ts";
import { headerLines, senderOf, type Transport } from "./sending.ts";

// The only file that knows Cloudflare's Email Service.

/** Sends through the `EMAIL` binding. */
export function cloudflareTransport({ EMAIL, MAIL_FROM }: Env): Transport {
  return {
    keepsWords: false,
    async send({ to, reply_to, subject, text, html, headers }) {
      if (!EMAIL) throw new Error("MAIL_TRANSPORT is cloudflare, but there is no EMAIL binding");
      const more = { ...(reply_to && { replyTo: reply_to }), ...(headers && { headers: headerLines({ headers }) }) };
      await EMAIL.send({ from: senderOf(MAIL_FROM), to, subject, text, html, ...more });
    },
  };
}
