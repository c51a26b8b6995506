import { bodyLimit } from "hono/body-limit";
import * as z from "zod";
import { templateKinds } from "#db/words/legal.ts";
import { chargeFor } from "#worker/effort/rate-limiter.ts";
import { ofOrganization } from "#worker/fields.ts";
import { attachment } from "#worker/files/attachment.ts";
import { accepts, room, tooLarge } from "#worker/http.ts";
import { translate } from "#worker/locales/translate.ts";
import { Refusal } from "#worker/refusal.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { expectedVersion } from "#worker/versions.ts";
import { forgetForm, readingForm } from "../given/storing.ts";
import { formChange, formUpload, largestForm } from "./contract.ts";
import { changeForm, giveForm, givenForm, readingForms } from "./keeping.ts";
import { transferForm } from "./on-form.ts";
import { formPage } from "./page.ts";

// Around the form stands what multipart wraps around it.
const formLimit = bodyLimit({ maxSize: largestForm + 64 * 1024, onError: tooLarge });

/** Whether a request brings a form, which has its own, larger limit. */
export const bringsForm = (method: string, path: string) =>
  method === "PUT" && /^\/api\/paper-templates\/transfer\/?$/.test(path);

const mayChange = requires("settings.write");
const whichYear = z.object({
  year: z.coerce.number("fields.invalid").int("fields.invalid").min(0).max(9999).default(0),
});

/** `/api/paper-templates`: the authority's own empty forms, which papers are drawn on. */
export const formRoutes = room()
  .get("/", mayChange, accepts("query", ofOrganization), async (c) => {
    ownOrganizationOnly(c.var.scope, c.req.valid("query").org_id);
    return c.json({ data: await readingForms(c.var.scope) });
  })
  .get("/transfer", mayChange, async (c) => {
    const [row] = await readingForm(c.var.scope, transferForm);
    if (!row) throw new Refusal("missing");
    return c.json({ data: formPage(row, c.var.scope.language) });
  })
  .put("/transfer", mayChange, formLimit, accepts("form", formUpload), async (c) => {
    const { scope } = c.var;
    const { file } = c.req.valid("form");
    await chargeFor(c, "PUT /api/paper-templates/transfer", Math.min(file.size, largestForm));
    return c.json({ data: formPage(await giveForm(scope, c.env, file), scope.language) });
  })
  .put("/transfer/fields", mayChange, accepts("json", formChange), async (c) => {
    const { version = expectedVersion(c.req.header("If-Match")), org_id, ...change } = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, org_id);
    const row = await changeForm(c.var.scope, { ...change, version });
    return c.json({ data: formPage(row, c.var.scope.language) });
  })
  .get("/transfer/proof", mayChange, async (c) => {
    const { language } = c.var.scope;
    const form = await givenForm(c.var.scope, c.env.FILES);
    if (!form) throw new Refusal("missing");
    await chargeFor(c, "GET /api/paper-templates/transfer/proof", form.bytes.length);
    const { proofSheet } = await import("./proof.ts");
    const name = translate(language, "legal.form.proof");
    return new Response((await proofSheet(form, language)) as Uint8Array<ArrayBuffer>, {
      headers: {
        "Content-Type": "application/pdf",
        "Content-Disposition": attachment(name, "pdf"),
        "Cache-Control": "private, no-store",
      },
    });
  })
  .delete("/:kind", mayChange, accepts("query", whichYear), async (c) => {
    const kind = templateKinds.find((it) => it === c.req.param("kind"));
    if (!kind) throw new Refusal("missing");
    await forgetForm(c.var.scope, { kind, ...c.req.valid("query") });
    return c.body(null, 204);
  });
