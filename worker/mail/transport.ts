import type { Env } from "#worker/env.ts";
import { cloudflareTransport } from "./cloudflare.ts";
import type { Mail } from "./queries.ts";

/** Hands one mail over; throws when it was not taken. `keepsWords` when the outbox row itself is what people read. */
export type Transport = { send(mail: Mail): Promise<void>; keepsWords: boolean };

/** The transport this deployment is configured for. */
export async function transportOf(env: Env): Promise<Transport> {
  if (env.MAIL_TRANSPORT === "smtp") {
    // Loaded on use: worker-mailer needs cloudflare:sockets, which only workerd has.
    const { smtpTransport } = await import("./smtp.ts");
    return smtpTransport(env);
  }
  if (env.MAIL_TRANSPORT === "cloudflare") return cloudflareTransport(env);
  return { send: async () => {}, keepsWords: true };
}

/** `Voliera <no-reply@voliera.example>` taken apart. */
export function senderOf(from: string): { name: string; email: string } {
  const [, name = "", email] = /^\s*"?([^"<]*?)"?\s*<([^>]+)>\s*$/.exec(from) ?? [];
  return email ? { name, email } : { name: "", email: from.trim() };
}
