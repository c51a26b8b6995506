import { accepts, room } from "#worker/http.ts";
import { requires } from "#worker/rights.ts";
import { keyDraft } from "./contract.ts";
import { listKeys, makeKey, revokeKey } from "./keys.ts";

/** `/api/keys`: by which programs call in somebody's name. No key reaches it. */
export const keyRoutes = room()
  .get("/", requires("settings.write"), async (c) => c.json({ data: await listKeys(c.var.scope) }))
  .post("/", requires("settings.write", "key"), accepts("json", keyDraft), async (c) =>
    c.json({ data: await makeKey(c.var.scope, c.env, c.req.valid("json")) }, 201),
  )
  .delete("/:id", requires("settings.write"), async (c) => {
    const id = c.req.param("id");
    await revokeKey(c.var.scope, id);
    return c.json({ data: { id } });
  });
