import { bodyLimit } from "hono/body-limit";
import { chargeFor } from "#worker/effort/rate-limiter.ts";
import { type ApiContext, accepts, requireType, room, tooLarge } from "#worker/http.ts";
import { requires } from "#worker/rights.ts";
import { addPaths } from "./answers/new-places.ts";
import { addStatus } from "./answers/new-statuses.ts";
import { rememberWord } from "./answers/same-words.ts";
import { checkUpload, commitCheck, findCheck, readAnew } from "./checks.ts";
import {
  importCheckFilter,
  importCommit,
  importCorrections,
  importForm,
  importMapping,
  importUndo,
  importUpload,
  newPlaces,
  newStatus,
  rejectedFilter,
  templateFilter,
  wordMeant,
} from "./contract.ts";
import { correctFile } from "./corrections.ts";
import { progressOf } from "./progress.ts";
import { rejectedRows } from "./rejected.ts";
import { findImport, importTable } from "./running.ts";
import { type TableFile, templateOf } from "./template.ts";
import { undoImport } from "./undo.ts";

/** The largest file, and what a multipart body wraps around it. */
const uploadLimit = bodyLimit({ maxSize: 6 * 1024 * 1024, onError: tooLarge });

/** Whether a request brings a table, which has its own, larger limit. */
export const bringsTable = (method: string, path: string) =>
  method === "POST" && /^\/api\/birds\/import(\/checks)?\/?$/.test(path);

const multipart = async (c: ApiContext, next: () => Promise<void>) => {
  requireType(c, "multipart/form-data");
  await next();
};

const asFile = (c: ApiContext, { body, type, file_name }: TableFile) =>
  c.body(body.slice().buffer, 200, {
    "Content-Type": type,
    "Content-Disposition": `attachment; filename="${file_name}"`,
  });

export const birdsImport = room()
  .post("/", requires("flock.write"), uploadLimit, multipart, accepts("form", importForm), async (c) => {
    const form = c.req.valid("form");
    await chargeFor(c, "POST /api/birds/import", form.file.size);
    return c.json({ data: await importTable(c.var.scope, form) });
  })
  .get("/template", requires("flock.read"), accepts("query", templateFilter), async (c) => {
    const { format, language } = c.req.valid("query");
    return asFile(c, await templateOf(format, language ?? c.var.scope.language));
  })
  .post("/checks", requires("flock.write"), uploadLimit, multipart, accepts("form", importUpload), async (c) => {
    const { file } = c.req.valid("form");
    await chargeFor(c, "POST /api/birds/import/checks", file.size);
    return c.json({ data: await checkUpload(c.var.scope, c.env.FILES, file) }, 201);
  })
  .get("/checks/:id", requires("flock.read"), accepts("query", importCheckFilter), async (c) => {
    const input = { ...c.req.valid("query"), id: c.req.param("id") };
    return c.json({ data: await findCheck(c.var.scope, c.env.FILES, input) });
  })
  .post("/checks/:id/mapping", requires("flock.write"), accepts("json", importMapping), async (c) => {
    return c.json({ data: await readAnew(c.var.scope, c.env.FILES, c.req.param("id"), c.req.valid("json")) });
  })
  .post("/checks/:id/corrections", requires("flock.write"), accepts("json", importCorrections), async (c) => {
    return c.json({ data: await correctFile(c.var.scope, c.env.FILES, c.req.param("id"), c.req.valid("json")) });
  })
  .post("/checks/:id/commit", requires("flock.write"), accepts("json", importCommit), async (c) => {
    const input = { ...c.req.valid("json"), id: c.req.param("id") };
    return c.json({ data: await commitCheck(c.var.scope, c.env.FILES, input) });
  })
  .post("/places", requires("flock.write"), accepts("json", newPlaces), async (c) => {
    return c.json({ data: await addPaths(c.var.scope, c.req.valid("json").names) }, 201);
  })
  .post("/statuses", requires("settings.write"), accepts("json", newStatus), async (c) => {
    return c.json({ data: await addStatus(c.var.scope, c.req.valid("json")) }, 201);
  })
  .post("/words", requires("flock.write"), accepts("json", wordMeant), async (c) => {
    return c.json({ data: await rememberWord(c.var.scope, c.req.valid("json")) });
  })
  .get("/:id/progress", requires("flock.read"), async (c) =>
    c.json({ data: await progressOf(c.var.scope, c.req.param("id")) }),
  )
  .get("/:id/rejected", requires("flock.read"), accepts("query", rejectedFilter), async (c) => {
    const input = c.req.valid("query");
    return asFile(c, await rejectedRows(c.var.scope, c.env.FILES, c.req.param("id"), input));
  })
  .post("/:id/undo", requires("flock.write"), accepts("json", importUndo), async (c) => {
    const { only_untouched } = c.req.valid("json");
    return c.json({ data: await undoImport(c.var.scope, c.req.param("id"), only_untouched) });
  })
  .get("/:id", requires("flock.read"), async (c) => c.json({ data: await findImport(c.var.scope, c.req.param("id")) }));
