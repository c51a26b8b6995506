import type { Env } from "#worker/env.ts";
import { senderOf, type Transport } from "./sending.ts";

// The only file that knows Cloudflare's Email Service.

/** Sends through the `EMAIL` binding. */
export function cloudflareTransport({ EMAIL, MAIL_FROM }: Env): Transport {
  return {
    keepsWords: false,
    async send({ to, reply_to, subject, text, html }) {
      if (!EMAIL) throw new Error("MAIL_TRANSPORT is cloudflare, but there is no EMAIL binding");
      await EMAIL.send({ from: senderOf(MAIL_FROM), to, subject, text, html, ...(reply_to && { replyTo: reply_to }) });
    },
  };
}
