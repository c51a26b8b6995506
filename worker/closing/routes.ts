import { forEachOrganization } from "#worker/each-organization.ts";
import type { Env } from "#worker/env.ts";
import { accepts, room } from "#worker/http.ts";
import { announce } from "#worker/mail/announce.ts";
import { requires } from "#worker/rights.ts";
import type { Scope } from "#worker/scope.ts";
import { followClosing } from "#worker/subscriptions/cancelling.ts";
import { close, closingOf, stay } from "./closing.ts";
import { closingDraft } from "./contract.ts";

// Where the provider of payments is away, the organisation closes all the same and the clock goes on.
const followed = (scope: Scope, env: Env) =>
  forEachOrganization("follow a closing", [scope], () => followClosing({ ...scope, env }));

/** `/api/closing`: the end of an organisation, for its owners. */
export const closingRoutes = room()
  .get("/", requires("organization.close"), async (c) => c.json({ data: await closingOf(c.var.scope) }))
  .post("/", requires("organization.close", "password"), accepts("json", closingDraft), async (c) => {
    const { closing, mails } = await close(c.var.scope, c.env, c.req.valid("json"));
    await followed(c.var.scope, c.env);
    for (const id of mails) announce(c, id);
    return c.json({ data: closing }, 201);
  })
  .delete("/", requires("organization.close"), async (c) => {
    const { closing, mails } = await stay(c.var.scope, c.env);
    await followed(c.var.scope, c.env);
    for (const id of mails) announce(c, id);
    return c.json({ data: closing });
  });
