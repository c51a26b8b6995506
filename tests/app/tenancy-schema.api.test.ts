import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { tenantTables } from "./tenant-tables.ts";
import { newWorld } from "./world.ts";

/** Rows that are named by what they say and are nobody's reference. */
const nameless: Record<string, string> = {
  assistant_models: "org_id",
  bird_counts: "org_id,dimension,key",
  bird_turns: "org_id,bird_id,n",
  bird_weight_losses: "org_id,bird_id",
  certificate_settings: "org_id",
  closings: "org_id",
  console_marks: "org_id,kind,subject_id",
  import_mappings: "org_id,headings_key",
  import_words: "org_id,field,word_key",
  incubator_days: "org_id,incubator_id,on_day",
  incubator_readings: "org_id,incubator_id,at",
  ring_colours: "org_id,year",
  row_counts: "org_id,table_name,key",
  hatch_records: "org_id,species_id",
  mornings: "org_id",
  notification_choices: "org_id,user_id,switch",
  notification_times: "org_id,user_id",
  pushes: "org_id,notification_id,device_id",
  hook_marks: "org_id,n",
};

/** Unique in the whole app, and why that tells nobody anything. */
const appTables: Record<string, string> = {
  users_verified_email: "one address logs in to one account",
  pedigree_shares_by_token: "the digest of a token nobody can guess",
  invitations_by_token: "the digest of a token nobody can guess",
};

test("every table belongs to an organisation, unless it is listed as shared", async () => {
  const { db } = await newWorld();
  for (const table of await tenantTables(db)) {
    const columns = await db.all<{ name: string; notnull: number }>(sql`SELECT * FROM pragma_table_info(${table})`);
    expect([table, columns.find(({ name }) => name === "org_id")?.notnull]).toEqual([table, 1]);
    const unique = await db.all<{ name: string }>(sql`
      SELECT group_concat(it.name) AS name FROM (
        SELECT list.name AS key, info.name FROM pragma_index_list(${table}) list, pragma_index_info(list.name) info
        WHERE list."unique" = 1 ORDER BY list.name, info.seqno
      ) it GROUP BY it.key`);
    const keys = unique.map(({ name }) => name);
    const key = nameless[table] ?? "org_id,id";
    expect([table, keys]).toEqual([table, expect.arrayContaining([key])]);
  }
});

test("R25: no unique index is shared by two organisations", async () => {
  const { db } = await newWorld();
  for (const table of await tenantTables(db)) {
    const keys = await db.all<{ name: string; first: string }>(sql`
      SELECT list.name, info.name AS first FROM pragma_index_list(${table}) list, pragma_index_info(list.name) info
      WHERE list."unique" = 1 AND list.origin <> 'pk' AND info.seqno = 0`);
    const cure = "a unique index of a tenant's table begins with org_id";
    const shared = keys.filter(({ name, first }) => first !== "org_id" && !appTables[name]);
    expect([table, cure, shared]).toEqual([table, cure, []]);
  }
});

test("R21: references between tables of organisations carry the organisation", async () => {
  const { db } = await newWorld();
  const tables = await tenantTables(db);
  for (const table of tables) {
    const bonds = await db.all<{ target: string; columns: string }>(sql`
      SELECT "table" AS target, group_concat("from" || '>' || "to") AS columns
      FROM pragma_foreign_key_list(${table}) GROUP BY id`);
    const loose = bonds.filter(({ target, columns }) => tables.includes(target) && !columns.includes("org_id>org_id"));
    expect([table, loose]).toEqual([table, []]);
  }
});
