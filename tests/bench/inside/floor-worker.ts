import { createClient } from "@libsql/client/web";

// The floors of the benches, in the same runtime: SheetJS reading a file, one bulk insert of its rows, and reading rows.

type FloorEnv = { DATABASE_URL: string };

export default {
  async fetch(request: Request, env: FloorEnv): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const org = searchParams.get("org") ?? "";
    if (pathname === "/read") return read(env, org);
    return pathname === "/parse" ? parse(request) : insert(request, env, org);
  },
};

async function parse(request: Request): Promise<Response> {
  const { read, utils } = await import("xlsx");
  const book = read(await request.arrayBuffer(), { type: "array", dense: true });
  const sheet = book.Sheets[book.SheetNames[0] ?? ""];
  const rows = sheet ? utils.sheet_to_json(sheet, { header: 1 }) : [];
  return Response.json({ rows: rows.length });
}

/** The same table as the product's, triggers and indexes included: the floor is an honest one. */
async function insert(request: Request, env: FloorEnv, org: string): Promise<Response> {
  const client = createClient({ url: env.DATABASE_URL });
  const at = new Date().toISOString();
  const sql = `INSERT INTO birds (id, org_id, identifier, identifier_key, search_key, species_id, sex, created_at, updated_at)
    SELECT value ->> 0, ?1, value ->> 1, value ->> 2,
      replace(value ->> 2, ' ', '') || char(10), value ->> 3, 'unknown', ?2, ?2 FROM json_each(?3)`;
  const answer = await client.execute({ sql, args: [org, at, await request.text()] });
  return Response.json({ rows: answer.rowsAffected });
}

/** Every row of a flock, 2,000 at a time along an index, looked at by nobody. */
async function read(env: FloorEnv, org: string): Promise<Response> {
  const client = createClient({ url: env.DATABASE_URL });
  const sql = `SELECT n, id, identifier, name, sex, species_id, status_id, birth_date, father_id, mother_id, notes
    FROM birds WHERE org_id = ?1 AND deleted_at IS NULL AND is_reference = 0 AND n > ?2 ORDER BY n LIMIT 2000`;
  let rows = 0;
  for (let after = 0; ; ) {
    const answer = await client.execute({ sql, args: [org, after] });
    rows += answer.rows.length;
    const last = answer.rows.at(-1);
    if (!last) return Response.json({ rows });
    after = Number(last.n);
  }
}
