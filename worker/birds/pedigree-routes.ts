import { accepts, room } from "#worker/http.ts";
import { lineageFilter } from "./contract.ts";
import { pedigreePage } from "./pedigree-page.ts";

/** A bird's pedigree as its page shows it. */
export const birdsPedigree = room().get("/:id/pedigree", accepts("query", lineageFilter), async (c) =>
  c.json({ data: await pedigreePage(c.var.scope, c.req.param("id"), c.req.valid("query")) }),
);
