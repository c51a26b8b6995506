import { bodyLimit } from "hono/body-limit";
import { type ApiContext, accepts, requireType, room, tooLarge } from "#worker/http.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { bookLines, setLineState } from "./bank/booking.ts";
import { bankFile, bankFilter, booking, lineState } from "./bank/contract.ts";
import { readBank } from "./bank/importing.ts";
import { bankLines } from "./bank/listing.ts";
import { takeFileBack } from "./bank/taking-back.ts";

const fileLimit = bodyLimit({ maxSize: 6 * 1024 * 1024, onError: tooLarge });

/** Whether a request brings a bank's file, which has its own, larger limit. */
export const bringsBankFile = (method: string, path: string) =>
  method === "POST" && /^\/api\/payments\/bank\/?$/.test(path);

const multipart = async (c: ApiContext, next: () => Promise<void>) => {
  requireType(c, "multipart/form-data");
  await next();
};

/** Files of banks, their lines, and what becomes of these. */
export const bankRoutes = room()
  .get("/", requires("money.read"), accepts("query", bankFilter), async (c) => {
    const filter = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, filter.org_id);
    return c.json(await bankLines(c.var.scope, filter));
  })
  .post("/", requires("money.write"), fileLimit, multipart, accepts("form", bankFile), async (c) =>
    c.json({ data: await readBank(c.var.scope, c.req.valid("form"), c.env) }),
  )
  .post("/book", requires("money.write"), accepts("json", booking), async (c) => {
    const { org_id, lines } = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, org_id);
    return c.json({ data: await bookLines(c.var.scope, lines) });
  })
  .post("/lines/:id", requires("money.write"), accepts("json", lineState), async (c) => {
    const { org_id, state } = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, org_id);
    await setLineState(c.var.scope, c.req.param("id"), state);
    return c.json({ data: { id: c.req.param("id"), state } });
  })
  .delete("/files/:id", requires("money.write"), async (c) =>
    c.json({ data: await takeFileBack(c.var.scope, c.req.param("id")) }),
  );
