import { accepts, room } from "#worker/http.ts";
import { announce } from "#worker/mail/announce.ts";
import { requires } from "#worker/rights.ts";
import { close, closingOf, stay } from "./closing.ts";
import { closingDraft } from "./contract.ts";

/** `/api/closing`: the end of an organisation, for its owners. */
export const closingRoutes = room()
  .get("/", requires("organization.close"), async (c) => c.json({ data: await closingOf(c.var.scope) }))
  .post("/", requires("organization.close", "password"), accepts("json", closingDraft), async (c) => {
    const { closing, mails } = await close(c.var.scope, c.env, c.req.valid("json"));
    for (const id of mails) announce(c, id);
    return c.json({ data: closing }, 201);
  })
  .delete("/", requires("organization.close"), async (c) => {
    const { closing, mails } = await stay(c.var.scope, c.env);
    for (const id of mails) announce(c, id);
    return c.json({ data: closing });
  });
