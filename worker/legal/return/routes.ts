import { bodyLimit } from "hono/body-limit";
import { chargeFor } from "#worker/effort/rate-limiter.ts";
import { type ApiContext, accepts, requireType, room, tooLarge } from "#worker/http.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { columnsChoice, fileQuestion, issueDraft, returnQuestion, yearsFile } from "./contract.ts";
import { fileHeaders, returnFile } from "./file.ts";
import { chooseColumns, keepYearsForm } from "./given-form.ts";
import { issueReturn } from "./issuing.ts";
import { dueYear, returnPage } from "./page.ts";
import { yearReturn } from "./reading.ts";

const formLimit = bodyLimit({ maxSize: 6 * 1024 * 1024, onError: tooLarge });
const multipart = async (c: ApiContext, next: () => Promise<void>) => {
  requireType(c, "multipart/form-data");
  await next();
};

/** Whether a request brings a year's form, which has its own, larger limit. */
export const bringsForm = (method: string, path: string) =>
  method === "PUT" && /^\/api\/paper-templates\/annual_return\/?$/.test(path);

/** `/api/register/return`: what is said of a year to the authority. It names strangers' registrations. */
export const returnRoutes = room()
  .get("/return", requires("papers.issue"), accepts("query", returnQuestion), async (c) => {
    const { year, most, org_id } = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, org_id);
    const view = await returnPage(c.var.scope, { year, most });
    await chargeFor(c, "GET /api/register/return", view.total + view.left_out_total);
    return c.json({ data: view });
  })
  .get("/return.xlsx", requires("papers.issue"), accepts("query", fileQuestion), async (c) => {
    const { year: given, org_id } = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, org_id);
    const year = given ?? (await dueYear(c.var.scope));
    const { rows, form } = await yearReturn(c.var.scope, year);
    await chargeFor(c, "GET /api/register/return.xlsx", rows.length);
    return c.body(await returnFile(c.var.scope, c.env, { year, rows, form }), 200, fileHeaders(c.var.scope, year));
  })
  .post("/return/issue", requires("papers.issue"), accepts("json", issueDraft), async (c) => {
    const { year, org_id } = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, org_id);
    return c.json({ data: await issueReturn(c.var.scope, c.env, year) }, 201);
  });

/** `/api/paper-templates/annual_return`: the authority's workbook of a year, and what its columns are for. */
export const yearsFormRoutes = room()
  .put("/", requires("settings.write"), formLimit, multipart, accepts("form", yearsFile), async (c) => {
    const { file, year, org_id } = c.req.valid("form");
    ownOrganizationOnly(c.var.scope, org_id);
    return c.json({ data: await keepYearsForm(c.var.scope, c.env, { file, year }) });
  })
  .put("/columns", requires("settings.write"), accepts("json", columnsChoice), async (c) => {
    const choice = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, choice.org_id);
    return c.json({ data: await chooseColumns(c.var.scope, c.env, choice) });
  });
