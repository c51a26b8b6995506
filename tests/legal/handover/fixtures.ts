import { sql } from "drizzle-orm";
import { made, type RoomFixtures, strangersBird } from "#tests/app/strangers.ts";

const draft = (id: string) => ({ bird_ids: [id], kind: "sale" });
const token = { token: `0123456789-${"0".repeat(40)}` };

/** How the routes of hand-overs are tried. */
export const handovers = {
  routes: {
    "POST /api/handovers/:id/withdraw": async (stranger, world) => ({
      ids: [await made(world, stranger, "/api/handovers", { json: draft(await strangersBird(stranger, world)) })],
    }),
  },
  provedElsewhere: { "GET /api/shared/handovers/:token": "tests/legal/handover/handover.api.test.ts" },
  measured: { apart: { "/api/shared/handovers/:token": "fifty birds at most" } },
  bodies: {
    "POST /api/handovers": ({ id }) => draft(id),
    "POST /api/handovers/accept": () => token,
    "POST /api/handovers/refuse": () => token,
  },
  rights: {
    managers: {
      "GET /api/handovers": undefined,
      "POST /api/handovers": draft("bird_1"),
      "POST /api/handovers/accept": token,
      "POST /api/handovers/refuse": token,
      "POST /api/handovers/:id/withdraw": {},
    },
  },
} satisfies Partial<RoomFixtures>;

const at = "2027-01-01T00:00:00.000Z";
const up = (most: number) => sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${most})`;

/** More offers than anybody may be told at once, of birds whose rings are as long as they may be. */
export const handoverRows = (org_id: string) => [
  sql`${up(1000)} INSERT INTO handovers (id, org_id, kind, state, token_hash, generations, takes, content, expires_at, created_at, updated_at)
    SELECT 'handover_' || i, ${org_id}, 'sale', 'withdrawn', 'hash' || i, 0, '["genotype","weights","photos","papers"]',
      '{"birds":[{"identifier":"' || replace(hex(zeroblob(60)), '00', 'é') || '"}]}', ${at}, ${at}, ${at} FROM n`,
  sql`${up(8000)} INSERT INTO handover_birds (id, org_id, handover_id, position, is_frozen)
    SELECT 'hb_' || i, ${org_id}, 'handover_' || ((i - 1) / 8 + 1), (i - 1) % 8 + 1, 0 FROM n`,
];
