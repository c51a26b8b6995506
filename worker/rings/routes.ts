import { accepts, room } from "#worker/http.ts";
import { requires } from "#worker/rights.ts";
import { coloursByYear, setColours } from "./colours.ts";
import { ringColourChange } from "./contract.ts";

/** The colours of closed rings by year. */
export const ringColourSettings = room()
  .get("/", requires("flock.read"), async (c) => c.json({ data: await coloursByYear(c.var.scope) }))
  .put("/", requires("settings.write"), accepts("json", ringColourChange), async (c) => {
    return c.json({ data: await setColours(c.var.scope, c.req.valid("json")) });
  });
