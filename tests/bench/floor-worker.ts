import { createClient } from "@libsql/client/web";

// The floor of the import bench, in the same runtime: SheetJS reading the file, and one bulk insert of its rows.

type FloorEnv = { DATABASE_URL: string };

export default {
  async fetch(request: Request, env: FloorEnv): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    return pathname === "/parse" ? parse(request) : insert(request, env, searchParams.get("org") ?? "");
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
    SELECT value ->> 0, ?1, value ->> 1, value ->> 2, value ->> 2, value ->> 3, 'unknown', ?2, ?2 FROM json_each(?3)`;
  const answer = await client.execute({ sql, args: [org, at, await request.text()] });
  return Response.json({ rows: answer.rowsAffected });
}
