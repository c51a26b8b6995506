import { sql } from "drizzle-orm";
import { canary, type RoomFixtures, type RouteFixture, type World } from "#tests/app/strangers.ts";
import type { Resident } from "#tests/app/world.ts";

const at = "2027-01-01T00:00:00.000Z";
const up = (most: number) => sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${most})`;
const long = (letters: number) => sql.raw(`replace(hex(zeroblob(${letters})), '00', 'é')`);
const token = `0123456789-${"0".repeat(40)}`;

/** A published thing of the stranger's, and a question about it whose sender proved the address. */
async function enquiryOf({ org_id }: Resident, { db }: World): Promise<string> {
  const n = crypto.randomUUID().slice(0, 8);
  await db.run(sql`
    INSERT INTO listings (id, org_id, kind, state, title, title_key, price_cents, currency, created_at, updated_at)
    VALUES (${`listing_q${n}`}, ${org_id}, 'goods', 'published', ${canary}, 'x', 100, 'EUR', ${at}, ${at})`);
  await db.run(sql`
    INSERT INTO enquiries (id, org_id, listing_id, state, name, email, language, token_hash, confirmed_at, last_word_at,
      waits_for, created_at, updated_at)
    VALUES (${`enquiry_${n}`}, ${org_id}, ${`listing_q${n}`}, 'open', ${canary}, ${`${canary.toLowerCase()}@mail.test`}, 'pt',
      ${n}, ${at}, ${at}, 'seller', ${at}, ${at})`);
  await db.run(sql`
    INSERT INTO enquiry_messages (id, org_id, enquiry_id, side, text, created_at)
    VALUES (${`em_${n}`}, ${org_id}, ${`enquiry_${n}`}, 'buyer', ${canary}, ${at})`);
  return `enquiry_${n}`;
}

async function waits({ org_id }: Resident, { db }: World): Promise<string> {
  const n = crypto.randomUUID().slice(0, 8);
  await db.run(sql`
    INSERT INTO waiting (id, org_id, name, email, language, latin_key, species, colour, token_hash, confirmed_at, created_at)
    VALUES (${`wait_${n}`}, ${org_id}, ${canary}, ${`${canary.toLowerCase()}@mail.test`}, 'pt', 'serinus canaria', ${canary},
      ${canary}, ${n}, ${at}, ${at})`);
  return `wait_${n}`;
}

const enquiryRoute =
  (json?: unknown): RouteFixture =>
  async (stranger, world) => ({ ids: [await enquiryOf(stranger, world)], json });

const person = { name: "Rui", email: "rui@mail.test" };
const proved = "tests/marketplace/enquiries";

export const enquiries = {
  routes: {
    "GET /api/enquiries/:id": enquiryRoute(),
    "POST /api/enquiries/:id/messages": enquiryRoute({ text: "mine now" }),
    "POST /api/enquiries/:id/state": enquiryRoute({ state: "blocked" }),
    "POST /api/enquiries/:id/report": enquiryRoute({ text: "mine now" }),
    "POST /api/enquiries/:id/reserve": enquiryRoute({}),
    "POST /api/enquiries/:id/release": async (stranger, world) => {
      const id = await enquiryOf(stranger, world);
      await world.ask(`/api/enquiries/${id}/reserve`, { as: stranger, json: {} });
      return { ids: [id] };
    },
    "POST /api/enquiries/:id/contact": enquiryRoute(),
    "DELETE /api/enquiries/waiting/:id": async (stranger, world) => ({ ids: [await waits(stranger, world)] }),
  },
  provedElsewhere: {
    "GET /api/market/enquiries/:token": `${proved}/thread.api.test.ts`,
    "POST /api/market/enquiries/:token/messages": `${proved}/thread.api.test.ts`,
    "GET /api/market/waiting/:token": `${proved}/waiting.api.test.ts`,
    "GET /api/market/waiting/leave/:token": `${proved}/waiting.api.test.ts`,
    "POST /api/market/waiting/leave/:token": `${proved}/waiting.api.test.ts`,
  },
  measured: {
    apart: {
      "/api/market/enquiries/:token": "by a token alone: a conversation ends at 1000 messages",
      "/api/market/waiting/:token": "by a token alone: one row",
      "/api/market/waiting/leave/:token": "leads to a page",
    },
  },
  bodies: {
    "POST /api/market/enquiries": () => ({ listing_id: "listing_1", ...person, text: "Ainda está livre?" }),
    "POST /api/market/enquiries/confirm": () => ({ token }),
    "POST /api/market/enquiries/:token/messages": () => ({ text: "Ainda está livre?" }),
    "POST /api/market/waiting": () => ({ seller: "viveiro", species: "Canário", ...person }),
    "POST /api/market/waiting/confirm": () => ({ token }),
  },
  rights: {
    managers: {
      "GET /api/enquiries": undefined,
      "GET /api/enquiries/waiting": undefined,
      "GET /api/enquiries/:id": undefined,
      "POST /api/enquiries/:id/messages": { text: "Sim" },
      "POST /api/enquiries/:id/state": { state: "blocked" },
      "POST /api/enquiries/:id/report": { text: "Burla" },
      "POST /api/enquiries/:id/reserve": {},
      "POST /api/enquiries/:id/release": {},
      "POST /api/enquiries/:id/contact": {},
      "DELETE /api/enquiries/waiting/:id": undefined,
    },
  },
  async settle(stranger, world) {
    await enquiryOf(stranger, world);
    await waits(stranger, world);
  },
  tables: {
    enquiries: {
      most: 50_000,
      per: ["org_id"],
      listedAt: ["/api/enquiries", "/api/enquiries/:id"],
      opens: ["token_hash", "confirmed_at"],
      rows: (org_id) => [
        sql`${up(1000)} INSERT INTO enquiries (id, org_id, state, name, email, language, token_hash, confirmed_at,
            last_word_at, waits_for, created_at, updated_at)
          SELECT 'enquiry_' || i, ${org_id}, 'open', ${long(80)}, ${long(120)} || '@x.pt', 'pt', 'r' || i, ${at}, ${at}, 'seller',
            ${at}, ${at} FROM n`,
      ],
    },
    enquiry_messages: {
      most: 1000,
      per: ["org_id", "enquiry_id"],
      listedAt: ["/api/enquiries/:id"],
      opens: "nothing",
      rows: (org_id) => [
        sql`${up(900)} INSERT INTO enquiry_messages (id, org_id, enquiry_id, side, text, created_at)
          SELECT 'em_' || i, ${org_id}, 'enquiry_1', 'buyer', ${long(2000)}, ${at} FROM n`,
      ],
    },
    waiting: {
      most: 20_000,
      per: ["org_id"],
      listedAt: ["/api/enquiries/waiting"],
      opens: ["token_hash", "confirmed_at"],
      rows: (org_id) => [
        sql`${up(1000)} INSERT INTO waiting (id, org_id, name, email, language, latin_key, species, colour, token_hash, confirmed_at, created_at)
          SELECT 'wait_' || i, ${org_id}, ${long(80)}, 'a@x.pt', 'pt', 'x', ${long(80)}, ${long(40)}, 'r' || i, ${at}, ${at} FROM n`,
      ],
    },
  },
} satisfies RoomFixtures;

/** The pages of who asks and who waits. */
export const enquiryPages = {
  members: ["/marketplace/enquiries", "/marketplace/enquiries?show=waiting"],
  visitors: ["/market/enquiries", "/market/waiting"],
  notVisited: {
    "/marketplace/enquiries/:enquiryId":
      "strangers ask from outside: tests/marketplace/enquiries/enquiries.page.test.ts",
  },
};
