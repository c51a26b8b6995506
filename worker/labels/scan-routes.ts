import { accepts, room } from "#worker/http.ts";
import { scanned } from "./scan.ts";
import { scanQuestion } from "./scan-contract.ts";

export const scan = room().get("/", accepts("query", scanQuestion), async (c) =>
  c.json({ data: await scanned(c.var.scope, c.req.valid("query").code) }),
);
