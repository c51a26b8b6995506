import { sql } from "drizzle-orm";
import { makeFor } from "#tests/app/make.ts";
import { canary, made, type RoomFixtures, type RouteFixture } from "#tests/app/strangers.ts";
import type { RoomKit } from "#tests/kit/room-kit.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";

const person = { name: canary, roles: ["customer"], notes: canary };

/** A route that a contact's id opens. */
const contactRoute =
  (json?: unknown): RouteFixture =>
  async (stranger, world) => ({ ids: [await made(world, stranger, "/api/contacts", { json: person })], json });

const at = "2027-01-01T00:00:00.000Z";
const up = (most: number) => sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${most})`;

export const room: RoomFixtures = {
  routes: {
    "GET /api/contacts/:id": contactRoute(),
    "GET /api/contacts/birds/:id": async (stranger, world) => ({ ids: [(await makeFor(world, stranger).bird()).id] }),
    "PUT /api/contacts/birds/:id": async (stranger, world) => ({
      ids: [(await makeFor(world, stranger).bird()).id],
      json: { role: "breeder", contact_name: "mine now" },
    }),
    "PUT /api/contacts/:id": contactRoute({ name: "mine now" }),
    "DELETE /api/contacts/:id": contactRoute(),
    "POST /api/contacts/:id/merge": async (stranger, world) => ({
      ids: [await made(world, stranger, "/api/contacts", { json: person })],
      json: { into_id: await made(world, stranger, "/api/contacts", { json: person }) },
    }),
    "POST /api/contacts/:id/part": contactRoute({}),
  },
  bodies: {
    "POST /api/contacts": () => ({ name: "José Silva" }),
    "POST /api/contacts/proposals": () => ({ names: ["José Silva"] }),
  },
  rights: {
    managers: {
      "GET /api/contacts": undefined,
      "GET /api/contacts/choices": undefined,
      "GET /api/contacts/proposals": undefined,
      "GET /api/contacts/:id": undefined,
      "GET /api/contacts/birds/:id": undefined,
      "PUT /api/contacts/birds/:id": { role: "owner" },
      "POST /api/contacts": { name: "José" },
      "POST /api/contacts/proposals": { names: ["José"] },
      "PUT /api/contacts/:id": { name: "José" },
      "DELETE /api/contacts/:id": undefined,
      "POST /api/contacts/:id/merge": { into_id: "contact_1" },
      "POST /api/contacts/:id/part": {},
    },
  },
  async settle(stranger, world) {
    const contact = await made(world, stranger, "/api/contacts", { json: person });
    await world.db.run(sql`INSERT INTO bird_people (id, org_id, bird_id, role, contact_id, created_at)
      SELECT 'bp_' || id, org_id, id, 'breeder', ${contact}, ${at} FROM birds WHERE org_id = ${stranger.org_id}
      ON CONFLICT DO NOTHING`);
  },
  measured: { hundred: { "/api/contacts": "100 contacts with names and places of 200 letters" } },
  tables: {
    contacts: {
      most: 50_000,
      per: ["org_id"],
      listedAt: ["/api/contacts", "/api/contacts/choices", "/api/contacts/:id"],
      opens: "nothing",
      rows: (org_id) => [
        sql`${up(1000)} INSERT INTO contacts (id, org_id, head_id, kind, name, name_key, search_key, notes, created_at,
            updated_at)
          SELECT 'contact_' || i, ${org_id}, 'contact_' || i, 'person', replace(hex(zeroblob(200)), '00', 'é'), 'e', 'e',
            replace(hex(zeroblob(2000)), '00', 'é'), ${at}, ${at} FROM n`,
      ],
    },
    bird_people: {
      by: "three for each bird",
      listedAt: ["/api/contacts/:id"],
      opens: "nothing",
      rows: (org_id) => [
        sql`INSERT INTO bird_people (id, org_id, bird_id, role, contact_id, created_at)
          SELECT 'bp_' || id, org_id, id, 'breeder', 'contact_1', ${at} FROM birds WHERE org_id = ${org_id} LIMIT 2000`,
      ],
    },
  },
};

export const kit: RoomKit = {
  provedElsewhere: "a contact is asked for in other words than its columns: tests/contacts",
};

export const pages: RoomPages = {
  members: ({ bird, made: { contact } }) => [
    "/contacts",
    "/contacts?edit=new",
    "/contacts?flock=1",
    `/contacts?bird=${bird.split("/").at(-1)}`,
    `/contacts?edit=${contact}`,
    `/contacts/${contact}`,
    `/contacts/${contact}?merge=1`,
    `/contacts/${contact}?delete=1`,
  ],
  things: async (send) => ({
    contact: await send("contacts", {
      name: "Nutribird, Lda.",
      kind: "organization",
      roles: ["supplier", "vet"],
      phone: "+351 234 000 103",
      email: "loja@example.com",
      locality: "Aveiro",
      notes: "Fecha ao sábado.",
      consent_from: "na feira",
      consent_on: "2026-10-04",
    }),
  }),
};
