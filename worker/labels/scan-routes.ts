import { accepts, room } from "#worker/http.ts";
import { requires } from "#worker/rights.ts";
import { scanned } from "./scan.ts";
import { scanQuestion } from "./scan-contract.ts";

export const scan = room().get("/", requires("flock.read"), accepts("query", scanQuestion), async (c) =>
  c.json({ data: await scanned(c.var.scope, c.req.valid("query").code) }),
);
