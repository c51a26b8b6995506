import { room } from "#worker/http.ts";
import { requires } from "#worker/rights.ts";
import { suggestionsFor } from "./suggestions.ts";

/** `/api/assistant/suggestions`: what may be asked with one tap. */
export const suggestionRoutes = room().get("/", requires("flock.read"), async (c) =>
  c.json({ data: await suggestionsFor(c.var.scope) }),
);
