import { accepts, room } from "#worker/http.ts";
import { managersOnly } from "#worker/rights.ts";
import { coloursByYear, setColours } from "./colours.ts";
import { ringColourChange } from "./contract.ts";

/** The colours of closed rings by year. */
export const ringColourSettings = room()
  .get("/", async (c) => c.json({ data: await coloursByYear(c.var.scope) }))
  .put("/", accepts("json", ringColourChange), async (c) => {
    managersOnly(c.var.scope);
    return c.json({ data: await setColours(c.var.scope, c.req.valid("json")) });
  });
