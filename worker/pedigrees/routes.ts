import { visitorOf } from "#worker/accounts/visitor.ts";
import { attachment } from "#worker/files/attachment.ts";
import { accepts, room } from "#worker/http.ts";
import { translate } from "#worker/locales/translate.ts";
import { requires } from "#worker/rights.ts";
import { certificateFilter } from "./certificate-contract.ts";
import { certificateOf } from "./certificate-queries.ts";
import { lineageFilter } from "./contract.ts";
import { lineageOf } from "./lineage-queries.ts";
import { pedigreePage } from "./page.ts";
import { certificatePage, rememberCertificate } from "./settings.ts";
import { certificateDraft } from "./settings-contract.ts";
import { shareDraft } from "./share-contract.ts";
import { sharedLogo, sharedPedigree, sharedPhoto } from "./shared-pedigree.ts";
import { addressed, addShare, revokeShare } from "./shares.ts";

/** A bird's pedigree as its page shows it, and its public addresses. */
export const birdsPedigree = room()
  .get("/:id/lineage", requires("flock.read"), accepts("query", lineageFilter), async (c) => {
    const { lineage, head } = await lineageOf(c.var.scope, c.req.param("id"), c.req.valid("query"));
    return c.json({ data: lineage, head });
  })
  .get("/:id/pedigree", requires("flock.read"), accepts("query", lineageFilter), async (c) => {
    const page = await pedigreePage(c.var.scope, c.req.param("id"), c.req.valid("query"));
    return c.json({ data: { ...page, shares: await addressed(c.env, page.shares, c.var.scope) } });
  })
  .get("/:id/certificate", requires("flock.read"), async (c) =>
    c.json({ data: await certificatePage(c.var.scope, c.req.param("id")) }),
  )
  .get("/:id/certificate.svg", requires("flock.read"), accepts("query", certificateFilter), async (c) => {
    const certificate = await certificateOf(c.var.scope, c.env, c.req.param("id"), c.req.valid("query"));
    const { certificateSvg } = await import("./certificate/svg.ts");
    return c.body(await certificateSvg(certificate), 200, { "Content-Type": "image/svg+xml" });
  })
  .get("/:id/certificate.pdf", requires("flock.read"), accepts("query", certificateFilter), async (c) => {
    const certificate = await certificateOf(c.var.scope, c.env, c.req.param("id"), c.req.valid("query"));
    const { certificatePdf } = await import("./certificate/pdf.ts");
    const ring = certificate.pedigree.birds[0]?.ring ?? "";
    const name = translate(certificate.language, "certificate.file", { ring });
    return c.body((await certificatePdf(certificate)) as Uint8Array<ArrayBuffer>, 200, {
      "Content-Type": "application/pdf",
      "Content-Disposition": attachment(name, "pdf"),
    });
  })
  .post("/:id/shares", requires("flock.share"), accepts("json", shareDraft), async (c) =>
    c.json({ data: await addShare(c.var.scope, c.env, c.req.param("id"), c.req.valid("json")) }, 201),
  )
  .delete("/:id/shares/:share", requires("flock.write"), async (c) => {
    await revokeShare(c.var.scope, c.req.param("id"), c.req.param("share"));
    return c.body(null, 204);
  });

/** `/api/certificate`: what an organisation's certificates say of the breeder, and how they look. */
export const certificates = room().put("/", requires("flock.write"), accepts("json", certificateDraft), async (c) =>
  c.json({ data: await rememberCertificate(c.var.scope, c.req.valid("json")) }),
);

/** `/api/shared/pedigrees`: for whoever was given an address, signed in or not. */
export const sharedPedigrees = room()
  .get("/:token", async (c) => c.json({ data: await sharedPedigree(visitorOf(c), c.req.param("token")) }))
  .get("/:token/logo", (c) => sharedLogo(visitorOf(c), c.req.param("token")))
  .get("/:token/photo", (c) => sharedPhoto(visitorOf(c), c.req.param("token")));
