import { sql } from "drizzle-orm";
import { makeFor } from "#tests/app/make.ts";
import { canary, type RoomFixtures, type RouteFixture, strangersBird } from "#tests/app/strangers.ts";
import type { RoomKit } from "#tests/kit/room-kit.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";
import { forms } from "#tests/legal/forms/fixtures.ts";
import { handoverRows, handovers } from "#tests/legal/handover/fixtures.ts";
import { papers } from "#tests/legal/papers/fixtures.ts";
import { returns } from "#tests/legal/return/fixtures.ts";

const at = "2027-01-01T00:00:00.000Z";
const up = (most: number) => sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${most})`;
const long = (letters: number) => sql.raw(`replace(hex(zeroblob(${letters})), '00', 'é')`);

/** A line of the stranger's register. */
const lineRoute =
  (json?: unknown): RouteFixture =>
  async (stranger, world) => {
    await strangersBird(stranger, world);
    await world.ask("/api/register/begin", { as: stranger, json: { on: "2025-01-01" } });
    const answer = await world.ask("/api/register", { as: stranger });
    const { data } = (await answer.json()) as { data: Array<{ id: string }> };
    return { ids: [data[0]?.id ?? ""], json };
  };

export const room: RoomFixtures = {
  routes: {
    ...handovers.routes,
    ...papers.routes,
    ...forms.routes,
    "GET /api/register/:id": lineRoute(),
    "PUT /api/register/:id": lineRoute({ certificate: "mine now" }),
    "PUT /api/rules/:id": async (stranger, world) => ({
      ids: [(await makeFor(world, stranger).species()).id],
      json: { field: "annex", value: "A", reason: "mine now" },
    }),
  },
  provedElsewhere: { ...handovers.provedElsewhere, ...forms.provedElsewhere },
  questions: papers.questions,
  bodies: {
    ...handovers.bodies,
    ...papers.bodies,
    ...forms.bodies,
    ...returns.bodies,
    "POST /api/register/begin": () => ({ on: "2025-01-01" }),
    "POST /api/register/enter": () => ({ to: "2025-01-01" }),
  },
  rights: {
    managers: {
      ...handovers.rights.managers,
      ...papers.rights.managers,
      ...forms.rights.managers,
      ...returns.rights.managers,
      "GET /api/register": undefined,
      "GET /api/register/balances": undefined,
      "GET /api/register/file.csv": undefined,
      "GET /api/register/file.xlsx": undefined,
      "GET /api/register/:id": undefined,
      "POST /api/register/begin": { on: "2025-01-01" },
      "POST /api/register/enter": { to: "2025-01-01" },
      "PUT /api/register/:id": { document: "F 1" },
      "PUT /api/rules/:id": { field: "annex", value: "A", reason: "x" },
    },
    viewers: ["GET /api/rules"],
  },
  measured: {
    apart: {
      ...handovers.measured.apart,
      ...papers.measured.apart,
      ...forms.measured.apart,
      ...returns.measured.apart,
      "/api/register/file.csv": "a file with a price",
      "/api/register/file.xlsx": "a file with a price",
    },
    queries: papers.measured.queries,
    hundred: papers.measured.hundred,
  },
  async settle(stranger, world) {
    const { db } = world;
    const { org_id } = stranger;
    const bird = await strangersBird(stranger, world);
    await db.run(
      sql`INSERT INTO books (id, org_id, begun_on, created_at) VALUES ('book_s', ${org_id}, '2027-01-01', ${at}) ON CONFLICT DO NOTHING`,
    );
    await db.run(sql`INSERT INTO bird_turns (org_id, bird_id) VALUES (${org_id}, ${bird})`);
    await db.run(sql`
      INSERT INTO movements (id, org_id, book_id, bird_id, role, direction, kind, on_day, owned, held, borrowed, species_id,
        party_name, document, created_at)
      SELECT 'mv_s', ${org_id}, (SELECT id FROM books WHERE org_id = ${org_id}), id, 'arrival', 'in', 'opening', '2027-01-01', 1, 1, 0, species_id, ${canary}, ${canary}, ${at}
      FROM birds WHERE id = ${bird}`);
    await db.run(sql`
      INSERT INTO rule_overrides (id, org_id, species_id, field, value, reason, created_at, updated_at)
      SELECT 'ro_s', ${org_id}, species_id, 'annex', '"B"', ${canary}, ${at}, ${at} FROM birds WHERE id = ${bird}`);
    await db.run(sql`
      INSERT INTO papers (id, org_id, kind, state, on_day, content, created_at, updated_at)
      VALUES ('paper_s', ${org_id}, 'transfer', 'draft', '2027-01-01', ${JSON.stringify(canary)}, ${at}, ${at})`);
    await db.run(
      sql`INSERT INTO paper_birds (id, org_id, paper_id, position, bird_id) VALUES ('ppb_s', ${org_id}, 'paper_s', 1, ${bird})`,
    );
    await db.run(sql`
      INSERT INTO paper_templates (id, org_id, kind, year, fields, file_key, file_name, file_type, file_bytes, created_at, updated_at)
      VALUES ('pt_s', ${org_id}, 'transfer', 0, '{}', ${`org/${org_id}/issued/s`}, ${canary}, 'application/pdf', 10, ${at}, ${at})`);
    await db.run(sql`
      INSERT INTO handovers (id, org_id, kind, state, token_hash, generations, takes, content, expires_at, created_at, updated_at)
      VALUES ('handover_s', ${org_id}, 'sale', 'withdrawn', 's', 0, '[]', ${JSON.stringify(canary)}, ${at}, ${at}, ${at})`);
    await db.run(sql`
      INSERT INTO handover_birds (id, org_id, handover_id, position, bird_id, is_frozen)
      VALUES ('hb_s', ${org_id}, 'handover_s', 1, ${bird}, 0)`);
  },
  tables: {
    books: { by: "one for each organisation, by a unique index", listedAt: "one row", opens: "nothing" },
    bird_turns: {
      by: "they go as soon as the register looks",
      listedAt: "kept by the house for itself",
      opens: "nothing",
    },
    movements: {
      most: 1_000_000,
      per: ["org_id"],
      listedAt: ["/api/register", "/api/register/balances"],
      opens: "nothing",
      rows: (org_id) => [
        sql`INSERT INTO books (id, org_id, begun_on, created_at) VALUES ('book_r', ${org_id}, '2027-01-01', ${at})`,
        sql`${up(1000)} INSERT INTO movements (id, org_id, book_id, role, direction, kind, on_day, owned, held, borrowed, notes, created_at)
          SELECT 'mv_' || i, ${org_id}, 'book_r', 'arrival', 'in', 'opening', '2027-01-01', 1, 1, 0, ${long(500)}, ${at} FROM n`,
      ],
    },
    rule_overrides: {
      most: 5000,
      per: ["org_id"],
      listedAt: "a species has five at most",
      opens: "nothing",
    },
    papers: {
      most: 100_000,
      per: ["org_id"],
      listedAt: ["/api/papers"],
      opens: "nothing",
      rows: (org_id) => [
        sql`${up(1000)} INSERT INTO papers (id, org_id, kind, state, number, on_day, content, sha256, void_reason, created_at, updated_at)
          SELECT 'paper_' || i, ${org_id}, 'loan', 'void', '2027/' || i, '2027-01-01', '{}', 'x', ${long(300)}, ${at}, ${at} FROM n`,
      ],
    },
    paper_birds: {
      most: 500,
      per: ["org_id", "paper_id"],
      listedAt: ["/api/papers/:id"],
      opens: "nothing",
      rows: (org_id) => [
        sql`${up(500)} INSERT INTO paper_birds (id, org_id, paper_id, position)
          SELECT 'ppb_' || i, ${org_id}, 'paper_1', i FROM n`,
      ],
    },
    paper_templates: { most: 100, per: ["org_id"], listedAt: "one for each kind and year", opens: "nothing" },
    handovers: {
      most: 20_000,
      per: ["org_id"],
      listedAt: ["/api/handovers"],
      rows: handoverRows,
      opens: ["token_hash", "state", "expires_at"],
    },
    handover_birds: { most: 50, per: ["org_id", "handover_id"], listedAt: "with their hand-over", opens: "nothing" },
  },
};

export const kit: RoomKit = { provedElsewhere: "lines of the register are written by triggers: tests/legal" };

type Papers = { papers: Array<{ id: string }> };
const paperOf = (made: object) => (made as Papers).papers[0]?.id;

export const pages: RoomPages = {
  members: ({ made: { paper_draft, paper_issued, line }, couple: { cock }, kind }) => [
    ...["/legal-forms/rules", `/legal-forms/rules?species_id=${kind.split("/").at(-1)}&field=annex`],
    ...["/legal-forms/templates", "/legal-forms/templates?change"],
    ...["/legal-forms", "/legal-forms/handovers", "/legal-forms/register", "/legal-forms/register?show=balances"],
    "/legal-forms/return",
    `/legal-forms/register?fill=${line}`,
    ...[`/legal-forms/new?ids=${cock}`, `/legal-forms/${paper_draft}`, `/legal-forms/${paper_draft}?delete`],
    ...[`/legal-forms/${paper_issued}`, `/birds/${cock}/legal-forms`, "/legal-forms/new?kind=register"],
  ],
  things: async (send, { couple: { cock } }) => {
    // The flock of the demo has begun its own.
    await send("register/begin", { on: `${new Date().getUTCFullYear()}-01-01` }, () => "begun");
    const issued = await send("papers", { kind: "passport", bird_ids: [cock] }, paperOf);
    const draft = await send("papers", { kind: "transfer", bird_ids: [cock] }, paperOf);
    await send(`papers/${issued}/issue`, {});
    return { paper_draft: draft, paper_issued: issued, line: "nobody" };
  },
};
