import type Stripe from "stripe";
import { Refusal } from "#worker/refusal.ts";
import { withoutValues } from "#worker/report.ts";

/** Asks Stripe; undefined where it answers that this is done already (`fine`, by its codes). */
export type Call = <Done>(
  ask: (client: Stripe) => Promise<Done>,
  fine?: readonly string[],
) => Promise<Done | undefined>;

const clients = new Map<string, Promise<Stripe>>();

// Loaded once somebody pays: whatever else the worker does starts without it.
function clientOf(key: string): Promise<Stripe> {
  const made =
    clients.get(key) ??
    import("stripe").then(({ default: Client }) => {
      const httpClient = Client.createFetchHttpClient((...given: Parameters<typeof fetch>) => fetch(...given));
      return new Client(key, { httpClient, maxNetworkRetries: 1, timeout: 10_000, telemetry: false });
    });
  clients.set(key, made);
  return made;
}

/** The refusal of what Stripe did not answer. */
export const away = () => new Refusal("unavailable", {}, { detail: "subscriptions.provider.away", retryAfter: 60 });

/** Who asks Stripe under a secret key: `declined` what a card does not pay, `unavailable` where Stripe is away. */
export const callerOf =
  (key: string): Call =>
  (ask, fine = []) =>
    called(() => clientOf(key), ask, fine);

async function called<Done>(
  client: () => Promise<Stripe>,
  ask: (client: Stripe) => Promise<Done>,
  fine: readonly string[],
) {
  try {
    return await ask(await client());
  } catch (error) {
    const { code = "", type = "" } = error as { code?: string; type?: string };
    if (fine.includes(code)) return undefined;
    if (type === "StripeCardError") throw new Refusal("declined");
    console.error(JSON.stringify({ message: "stripe refused", type, code, error: withoutValues(String(error)) }));
    throw away();
  }
}
