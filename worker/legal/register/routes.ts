import type { Context } from "hono";
import { chargeFor } from "#worker/effort/rate-limiter.ts";
import { ofOrganization } from "#worker/fields.ts";
import { type ApiEnv, accepts, room } from "#worker/http.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { balances } from "./balances.ts";
import { beginBook } from "./beginning.ts";
import {
  balanceFilter,
  bookDraft,
  entryDraft,
  type FileFilter,
  fileFilter,
  lineChange,
  lineFilter,
} from "./contract.ts";
import { type FileFormat, registerFile } from "./file.ts";
import { enterUpTo, fillLine } from "./filling.ts";
import { findLine, listLines } from "./lines.ts";

/** The register of birds that came and left. It names strangers, so all of it asks for the right to issue papers. */
export const registerRoutes = room()
  .get("/", requires("papers.issue"), accepts("query", lineFilter), async (c) => {
    const filter = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, filter.org_id);
    return c.json(await listLines(c.var.scope, filter));
  })
  .get("/balances", requires("papers.issue"), accepts("query", balanceFilter), async (c) => {
    const { on, org_id } = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, org_id);
    return c.json({ data: await balances(c.var.scope, on) });
  })
  .get("/file.csv", requires("papers.issue"), accepts("query", fileFilter), (c) =>
    fileOf(c, "csv", c.req.valid("query")),
  )
  .get("/file.xlsx", requires("papers.issue"), accepts("query", fileFilter), (c) =>
    fileOf(c, "xlsx", c.req.valid("query")),
  )
  .get("/:id", requires("papers.issue"), accepts("query", ofOrganization), async (c) => {
    ownOrganizationOnly(c.var.scope, c.req.valid("query").org_id);
    return c.json({ data: await findLine(c.var.scope, c.req.param("id")) });
  })
  .post("/begin", requires("papers.issue"), accepts("json", bookDraft), async (c) => {
    const { on, org_id } = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, org_id);
    return c.json({ data: await beginBook(c.var.scope, on) }, 201);
  })
  .post("/enter", requires("papers.issue"), accepts("json", entryDraft), async (c) => {
    const { to, org_id } = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, org_id);
    return c.json({ data: await enterUpTo(c.var.scope, to) });
  })
  .put("/:id", requires("papers.issue"), accepts("json", lineChange), async (c) => {
    const { org_id, ...change } = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, org_id);
    return c.json({ data: await fillLine(c.var.scope, c.req.param("id"), change) });
  });

async function fileOf(c: Context<ApiEnv>, format: FileFormat, filter: FileFilter) {
  ownOrganizationOnly(c.var.scope, filter.org_id);
  const { rows, file, type, name } = await registerFile(c.var.scope, format, filter);
  await chargeFor(c, `GET /api/register/file.${format}`, rows);
  c.header("Content-Type", type);
  c.header("Content-Disposition", `attachment; filename="${name}"`);
  return c.body(file as Uint8Array<ArrayBuffer>);
}
