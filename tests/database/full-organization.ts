import { type SQL, sql } from "drizzle-orm";
import { tables } from "#tests/app/route-fixtures.ts";
import type { World } from "#tests/app/strangers.ts";

const at = "2027-03-20T12:00:00.000Z";
/** A text of so many letters of two bytes each, ending in the number of its row: what an attacker would write. */
const long = (most: number) => sql.raw(`replace(hex(zeroblob(${most - 5})), '00', 'é') || printf('%05d', i)`);
const up = (most: number) => sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${most})`;

/** The ids by which the routes of such an organisation are asked, by what stands before the id, or by the first part of their path. */
export const idsOfFull: Record<string, string> = {
  birds: "bird_1",
  places: "site_1",
  pairs: "pair_1",
  clutches: "clutch_1",
  eggs: "egg_1_1",
  "bird-species": "species_1",
  genetics: "mutation_1",
  expenses: "expense_1",
  "expenses/recurring": "recurring_1",
  finance: "pair_1",
  incubators: "incubator_1",
  registrations: "reg_1",
  listings: "listing_1",
  "ring-series": "ring_series_1",
  tasks: "task_1",
};

/** What each table is filled with: so much that an answer which told all of it would be too large. */
function rowsOf(org: string, user: string): Record<string, SQL[]> {
  const eggs = (clutch: string, pair: string, state: SQL) => sql`
    ${up(20)}, m(j) AS (SELECT 1 UNION ALL SELECT j + 1 FROM m WHERE j < 200)
    INSERT INTO eggs (id, org_id, clutch_id, pair_id, number, laid_on, set_on, notes, created_at, updated_at, state, ended_from)
    SELECT 'egg_' || ${clutch === "clutch_" ? "" : "x"} || i || '_' || j, ${org}, ${clutch} || i, ${sql.raw(pair)}, j, '2027-03-20',
      '2027-03-20', ${long(500)}, ${at}, ${at}, ${state} FROM n, m`;
  return {
    species: [
      sql`${up(900)} INSERT INTO species (id, org_id, common_name, name_key, latin_name, species_group, profile_notes,
        incubation_days, created_at)
        SELECT 'species_' || i, ${org}, ${long(80)}, 'x' || i, ${long(80)}, 'x', ${long(2000)}, 13, ${at} FROM n`,
    ],
    statuses: [
      sql`${up(150)} INSERT INTO statuses (id, org_id, key, name_pt, name_en, kind, position)
        SELECT 'status_' || i, ${org}, 'key' || i, ${long(40)}, ${long(40)}, 'present', 1000 + i FROM n`,
    ],
    places: [
      sql`${up(100)} INSERT INTO places (id, org_id, kind, name, name_key, position, notes, created_at, updated_at)
        SELECT 'site_' || i, ${org}, 'site', ${long(60)}, 'x' || i, i, ${long(2000)}, ${at}, ${at} FROM n`,
      sql`${up(1500)} INSERT INTO places (id, org_id, parent_id, kind, name, name_key, position, notes, created_at, updated_at)
        SELECT 'cage_' || i, ${org}, 'site_' || (1 + i / 499), 'cage', ${long(60)}, 'x' || i, i, ${long(2000)}, ${at}, ${at} FROM n`,
    ],
    mutations: [
      sql`${up(200)} INSERT INTO mutations (id, org_id, species_id, name, name_key, chromosome, inheritance, notes, created_at,
        updated_at)
        SELECT 'mutation_' || i, ${org}, 'species_1', ${long(60)}, 'x' || i, 'autosomal', 'recessive', ${long(1000)}, ${at}, ${at} FROM n`,
    ],
    birds: [
      sql`${up(1200)} INSERT INTO birds (id, org_id, identifier, identifier_key, search_key, name, sex, species_id, place_id,
        status_id, father_id, mother_id, birth_date, notes, mutation, created_at, updated_at)
        SELECT 'bird_' || i, ${org}, ${long(100)}, 'r' || i, 'r' || i, ${long(100)}, iif(i % 2, 'male', 'female'), 'species_1',
          'cage_1', 'status_1', iif(i > 2, 'bird_1', NULL), iif(i > 2, 'bird_2', NULL), '2025-05-01', ${long(2000)}, ${long(100)},
          ${at}, ${at} FROM n`,
    ],
    pairs: [
      sql`${up(500)} INSERT INTO pairs (id, org_id, season, number, position, kind, state, species_id, place_id, started_on,
        notes, created_at, updated_at)
        SELECT 'pair_' || i, ${org}, 2027, '2027-' || i, i, 'pair', 'active', 'species_1', 'cage_' || i, '2027-03-20',
          ${long(2000)}, ${at}, ${at} FROM n`,
    ],
    pair_birds: [
      sql`${up(100)} INSERT INTO pair_birds (id, org_id, pair_id, bird_id, ring, side, from_on, until_on)
        SELECT 'pb_' || i, ${org}, 'pair_1', 'bird_' || i, ${long(100)}, iif(i % 2, 'cock', 'hen'), '2027-03-20',
          iif(i > 24, '2027-03-21', NULL) FROM n`,
      sql`${up(400)} INSERT INTO pair_birds (id, org_id, pair_id, bird_id, ring, side, from_on)
        SELECT 'pbx_' || i, ${org}, 'pair_' || (i + 1), 'bird_1', ${long(100)}, 'cock', '2027-03-20' FROM n`,
    ],
    clutches: [
      sql`${up(200)} INSERT INTO clutches (id, org_id, pair_id, number, notes, created_at, updated_at)
        SELECT 'clutch_' || i, ${org}, 'pair_1', i, ${long(2000)}, ${at}, ${at} FROM n`,
      sql`${up(20)} INSERT INTO clutches (id, org_id, pair_id, number, created_at, updated_at)
        SELECT 'clutchx_' || i, ${org}, 'pair_' || (i + 1), 1, ${at}, ${at} FROM n`,
    ],
    clutch_feeders: [
      sql`${up(6)} INSERT INTO clutch_feeders (id, org_id, clutch_id, bird_id, ring)
        SELECT 'feeder_' || i, ${org}, 'clutch_1', 'bird_' || (2 * i), ${long(100)} FROM n`,
    ],
    eggs: [
      eggs("clutch_", "'pair_1'", sql`iif(i > 1, 'clear', 'set'), iif(i > 1, 'set', NULL)`),
      eggs("clutchx_", "'pair_' || (i + 1)", sql`'set', NULL`),
    ],
    egg_events: [
      sql`${up(199)} INSERT INTO egg_events (id, org_id, egg_id, position, deed, on_day, user_id, at)
        SELECT 'event_' || i, ${org}, 'egg_1_1', i, 'looked', '2027-04-01', ${user}, ${at} FROM n`,
    ],
    bird_weights: [
      sql`${up(1200)} INSERT INTO bird_weights (id, org_id, bird_id, weighed_on, grams, note, created_at)
        SELECT 'weight_' || i, ${org}, 'bird_1', date('2015-01-01', '+' || i || ' days'), 20, ${long(200)}, ${at} FROM n`,
    ],
    bird_photos: [
      sql`${up(12)} INSERT INTO bird_photos (id, org_id, bird_id, file_key, type, bytes, width, height, caption, position, created_at)
        SELECT 'photo_' || i, ${org}, 'bird_1', 'k' || i, 'image/png', 10, 1, 1, ${long(200)}, i, ${at} FROM n`,
    ],
    moves: [
      sql`${up(1200)} INSERT INTO moves (id, org_id, bird_id, from_place_id, to_place_id, at, reason, user_id)
        SELECT 'move_' || i, ${org}, 'bird_1', 'cage_1', 'site_1', ${at}, ${long(200)}, ${user} FROM n`,
    ],
    audit: ["bird", "pair"].map(
      (subject) => sql`${up(600)} INSERT INTO audit (id, org_id, at, user_id, subject, subject_id, deed, changes)
        SELECT ${subject} || i, ${org}, ${at}, ${user}, ${subject}, ${`${subject}_1`}, 'changed',
          json_object('notes', json_array(${long(1000)}, ${long(1000)})) FROM n`,
    ),
    entries: [
      sql`${up(1200)} INSERT INTO entries (id, org_id, user_id, at, kind, outcome, network, details)
        SELECT 'entry_' || i, ${org}, ${user}, ${at}, 'login', 'ok', '', '{}' FROM n`,
    ],
    registrations: [
      sql`${up(100)} INSERT INTO registrations (id, org_id, kind, number, body, created_at, updated_at)
        SELECT 'reg_' || i, ${org}, 'other', ${long(60)}, ${long(120)}, ${at}, ${at} FROM n`,
    ],
    saved_views: [
      sql`${up(30)} INSERT INTO saved_views (id, org_id, user_id, list, name, query, created_at)
        SELECT 'view_' || i, ${org}, ${user}, 'birds', ${long(60)}, hex(zeroblob(1000)), ${at} FROM n`,
    ],
    users: [
      sql`${up(400)} INSERT INTO users (id, org_id, first_name, last_name, email, password_hash, role, language, is_verified, created_at)
        SELECT 'user_' || i, ${org}, ${long(60)}, ${long(60)}, i || '@x.pt', '', 'viewer', 'pt', 1, ${at} FROM n`,
    ],
    invitations: [
      sql`${up(400)} INSERT INTO invitations (id, org_id, email, role, token_hash, expires_at, created_at)
        SELECT 'inv_' || i, ${org}, i || '@y.pt', 'viewer', 'h' || i, '2037-01-01', ${at} FROM n`,
    ],
    sessions: [
      sql`${up(49)} INSERT INTO sessions (id, org_id, user_id, remember, user_agent, expires_at, created_at)
        SELECT 'session_' || i, ${org}, ${user}, 1, ${long(300)}, '2037-01-01', ${at} FROM n`,
    ],
    ring_colours: [
      sql`${up(100)} INSERT INTO ring_colours (org_id, year, colour) SELECT ${org}, 1950 + i, 'red' FROM n`,
    ],
    pedigree_shares: [
      sql`${up(10)} INSERT INTO pedigree_shares (id, org_id, bird_id, token_hash, created_at, breeder, contact)
        SELECT 'share_' || i, ${org}, 'bird_1', 's' || i, ${at}, ${long(80)}, ${long(120)} FROM n`,
    ],
  };
}

/** Fills the organisation of a resident, with long texts in every row; answers the tables. */
export async function fillOrganization({ db, a }: Pick<World, "db" | "a">): Promise<string[]> {
  await db.run(sql`UPDATE organizations SET plan = 'empresarial' WHERE id = ${a.org_id}`);
  const ofRooms = Object.entries(tables).flatMap(([table, { rows }]) =>
    rows ? [[table, rows(a.org_id)] as const] : [],
  );
  const rows = { ...rowsOf(a.org_id, a.user_id), ...Object.fromEntries(ofRooms) };
  for (const statement of Object.values(rows).flat()) await db.run(statement);
  return Object.keys(rows);
}
