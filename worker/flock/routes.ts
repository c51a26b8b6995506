import { room } from "#worker/http.ts";
import { flockOverview } from "./overview.ts";

/** The flock as a whole. */
export const flock = room().get("/overview", async (c) => c.json({ data: await flockOverview(c.var.scope) }));
