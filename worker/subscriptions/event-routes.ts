import { room } from "#worker/http.ts";
import { Refusal } from "#worker/refusal.ts";
import { receive } from "./events/receiving.ts";
import { providerOf } from "./providers/choice.ts";

/**
 * `/api/billing-events`: where the payment provider posts what has happened. What opens it is the signature over the raw
 * body, whatever its type; 200 for all that is signed, also what is known or nothing to us.
 */
export const eventRoutes = room().post("/:provider", async (c) => {
  const { opened, now } = c.var;
  const ground = { db: opened.db, env: c.env, now };
  const name = c.req.param("provider");
  const provider = providerOf(ground);
  if (provider?.name !== name) throw new Refusal("missing");
  await receive(ground, name, { body: await c.req.text(), signature: c.req.header(provider.header) ?? "" });
  return c.json({ data: { received: true } });
});
