import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Authenticated } from "#worker/accounts/authenticate.ts";
import { download } from "#worker/effort/downloads.ts";
import { noteEntry } from "#worker/entries/noting.ts";
import { attachment } from "#worker/files/attachment.ts";
import { zipOf } from "#worker/files/zip-stream.ts";
import { type ApiContext, accepts, requireType } from "#worker/http.ts";
import type { Gathered } from "#worker/kit/room.ts";
import { translate } from "#worker/locales/translate.ts";
import { requires } from "#worker/rights.ts";
import { archiveParts } from "./archive-parts.ts";
import { tooLargeFile } from "./archive-reading.ts";
import { archiveFilter, archiveUpload, restorable, restoreOrder } from "./contract.ts";
import { openExport } from "./queries.ts";
import { restoreArchive } from "./restoring.ts";
import { holdingsOf } from "./tables.ts";
import { archiveState, keepArchive } from "./waiting-archive.ts";

/** The largest archive, and what a multipart body wraps around it. */
const uploadLimit = bodyLimit({
  maxSize: restorable.bytes + 64 * 1024,
  onError: () => {
    throw tooLargeFile();
  },
});

/** Whether a request brings an archive to be put back, which has its own, larger limit. */
export const bringsArchive = (method: string, path: string) =>
  method === "POST" && /^\/api\/archive\/waiting\/?$/.test(path);

const multipart = async (c: ApiContext, next: () => Promise<void>) => {
  requireType(c, "multipart/form-data");
  await next();
};

/** `/api/archive`: everything an organisation has, taken along or put back; what that is the rooms say. */
export function archive(gathered: Pick<Gathered, "archived" | "readable" | "subjects">) {
  const holdings = holdingsOf(gathered);
  return new Hono<Authenticated>({ strict: false })
    .get("/state", requires("flock.read"), async (c) =>
      c.json({ data: await archiveState(c.var.scope, c.env.FILES, holdings) }),
    )
    .get("/", requires("archive.take"), accepts("query", archiveFilter), (c) => {
      const { scope, caller } = c.var;
      const { photos } = c.req.valid("query");
      return download(c, async () => {
        const organization = await openExport(scope, c.env, { withPhotos: photos, tables: holdings.tables });
        await noteEntry(scope, "archive_taken");
        const parts = archiveParts({ scope, files: c.env.FILES, organization, withPhotos: photos, holdings });
        const words = { organization: [...caller.member.organization].slice(0, 60).join(""), day: scope.today };
        const name = attachment(translate(scope.language, "archive.file", words), "zip");
        return { pieces: zipOf(parts), headers: { "Content-Type": "application/zip", "Content-Disposition": name } };
      });
    })
    .post("/waiting", requires("archive.take"), uploadLimit, multipart, accepts("form", archiveUpload), async (c) => {
      const { file } = c.req.valid("form");
      return c.json({ data: await keepArchive(c.var.scope, c.env, { file, holdings }) }, 201);
    })
    .post("/restore", requires("archive.take"), accepts("json", restoreOrder), async (c) => {
      const order = c.req.valid("json");
      const counts = await restoreArchive(c.var.scope, c.env.FILES, { ...order, holdings });
      await noteEntry(c.var.scope, "archive_restored");
      return c.json({ data: counts });
    });
}
