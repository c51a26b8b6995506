import { room } from "#worker/http.ts";
import type { FilledSlots } from "#worker/kit/slots.ts";
import { requires } from "#worker/rights.ts";
import { profileOf } from "./species-profile.ts";

/** What the flock says of a species; the species themselves are a room of their own. */
export const speciesProfile = (slots: FilledSlots) =>
  room().get("/:id/profile", requires("flock.read"), async (c) =>
    c.json({ data: await profileOf(c.var.scope, c.req.param("id"), slots.speciesPage) }),
  );
