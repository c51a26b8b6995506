import type { Env } from "#worker/env.ts";
import { bytesOf } from "./base64url.ts";
import { pushServices } from "./push-services.ts";

const isOfService = (hostname: string, host: string) =>
  host.startsWith(".") ? hostname.endsWith(host) : hostname === host;

/**
 * Whether an address is a push service's: https, the service's own host without a port, nobody's name in it. Outside
 * production also whatever `PUSH_SINK` is the origin of.
 */
export function isPushEndpoint(endpoint: string, env: Pick<Env, "ENVIRONMENT" | "PUSH_SINK">): boolean {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (!url || url.username || url.password || url.hash) return false;
  if (env.ENVIRONMENT !== "production" && env.PUSH_SINK && url.origin === env.PUSH_SINK) return true;
  const isService = pushServices.some(({ host }) => isOfService(url.hostname, host));
  return url.protocol === "https:" && url.port === "" && isService;
}

/** Whether a device's keys are such: a point of P-256, uncompressed, and a secret of 16 bytes. */
export async function areDeviceKeys({ p256dh, auth }: { p256dh: string; auth: string }) {
  return { p256dh: await isPoint(bytesOf(p256dh)), auth: bytesOf(auth)?.length === 16 };
}

async function isPoint(bytes: Uint8Array<ArrayBuffer> | undefined): Promise<boolean> {
  if (bytes?.length !== 65 || bytes[0] !== 4) return false;
  try {
    // It refuses what does not lie on the curve.
    await crypto.subtle.importKey("raw", bytes, { name: "ECDH", namedCurve: "P-256" }, false, []);
    return true;
  } catch {
    return false;
  }
}
