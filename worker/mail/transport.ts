import type { Env } from "#worker/env.ts";
import { cloudflareTransport } from "./cloudflare.ts";
import type { Transport } from "./sending.ts";

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
