import { type Context, Hono } from "hono";
import type { Authenticated } from "#worker/accounts/authenticate.ts";
import { download } from "#worker/effort/downloads.ts";
import { noteEntry } from "#worker/entries/noting.ts";
import { attachment } from "#worker/files/attachment.ts";
import { accepts } from "#worker/http.ts";
import type { Gathered } from "#worker/kit/room.ts";
import type { Subjects } from "#worker/kit/subjects.ts";
import { translate } from "#worker/locales/translate.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { accessFile, accessPage } from "./access.ts";
import { accessFilter } from "./access-question.ts";
import { birdHistory } from "./bird-history.ts";
import { trailFilter, trailListFilter } from "./contract.ts";
import { pairHistory } from "./pair-history.ts";
import { trailAfter, trailFile, trailPage } from "./queries.ts";

/** Who did what, when: for those who run the organisation. */
export const trail = ({ subjects, reference }: Pick<Gathered, "subjects" | "reference">) =>
  new Hono<Authenticated>({ strict: false })
    .get("/", requires("trail.read"), accepts("query", trailListFilter), async (c) => {
      const { scope, caller } = c.var;
      const { org_id, after, page_size, ...filter } = c.req.valid("query");
      ownOrganizationOnly(scope, org_id);
      const input = { filter, timezone: caller.member.timezone, subjects };
      const data = after === undefined ? trailPage(scope, input) : trailAfter(scope, input, { after, size: page_size });
      return c.json({ data: await data });
    })
    .get("/access", requires("trail.read"), accepts("query", accessFilter), async (c) => {
      const { scope, caller } = c.var;
      const { org_id, ...filter } = c.req.valid("query");
      ownOrganizationOnly(scope, org_id);
      return c.json({ data: await accessPage(scope, { filter, timezone: caller.member.timezone, reference }) });
    })
    .get("/access/export", requires("trail.read"), accepts("query", accessFilter), async (c) => {
      const { scope, caller } = c.var;
      const { org_id, ...filter } = c.req.valid("query");
      ownOrganizationOnly(scope, org_id);
      const input = { filter, timezone: caller.member.timezone, reference };
      return sentFile(c, { key: "access.file", what: "access" }, () => accessFile(scope, input));
    })
    .get("/export", requires("trail.read"), accepts("query", trailFilter), async (c) => {
      const { scope, caller } = c.var;
      const { org_id, ...filter } = c.req.valid("query");
      ownOrganizationOnly(scope, org_id);
      const input = { filter, timezone: caller.member.timezone, subjects };
      return sentFile(c, { key: "audit.file", what: "changes" }, () => trailFile(scope, input));
    });

/** A table as an answer, under a name with the organisation and the day. */
function sentFile(
  c: Context<Authenticated>,
  { key, what }: { key: string; what: string },
  make: () => AsyncGenerator<Uint8Array>,
) {
  const { scope, caller } = c.var;
  const organization = [...caller.member.organization].slice(0, 60).join("");
  const name = attachment(translate(scope.language, key, { organization, day: scope.today }), "csv");
  return download(c, async () => {
    await noteEntry(scope, "exported", { details: { what } });
    return { pieces: make(), headers: { "Content-Type": "text/csv; charset=utf-8", "Content-Disposition": name } };
  });
}

/** What was done to one bird: for everyone who may see it. */
export const birdTrail = (subjects: Subjects) =>
  new Hono<Authenticated>({ strict: false }).get(
    "/:id/history",
    requires("flock.read"),
    accepts("query", trailFilter.pick({ before: true })),
    async (c) => {
      const { scope, caller } = c.var;
      const { before } = c.req.valid("query");
      const { timezone } = caller.member;
      return c.json({ data: await birdHistory(scope, c.req.param("id"), { before, timezone, subjects }) });
    },
  );

/** What was done to one pair: for everyone who may see it. */
export const pairTrail = (subjects: Subjects) =>
  new Hono<Authenticated>({ strict: false }).get("/:id/history", requires("flock.read"), async (c) => {
    const { scope, caller } = c.var;
    const { timezone } = caller.member;
    return c.json({ data: await pairHistory(scope, c.req.param("id"), { timezone, subjects }) });
  });
