import { room } from "#worker/http.ts";
import { birdPage } from "./page.ts";

/** The first page of a bird. */
export const birdsStory = room().get("/:id/page", async (c) =>
  c.json({ data: await birdPage(c.var.scope, c.req.param("id")) }),
);
