import { newId } from "#db/ids.ts";
import { call, type NewResident, signUp } from "#tests/servers/accounts.ts";
import { directDatabase } from "#tests/servers/direct-database.ts";
import type { TestServer } from "#tests/servers/test-server.ts";

/** A breeder with four species and so many birds, written straight into the test server's database. */
export async function breederWith(server: TestServer, birds: number): Promise<NewResident & { species: string[] }> {
  const breeder = await signUp(server);
  const species = await Promise.all(
    ["Canário", "Mandarim", "Caturra", "Periquito"].map((name) => addSpecies(server, breeder, name)),
  );
  const statuses = await idsOf(server, breeder, "/api/statuses/");
  const client = directDatabase(server.databaseUrl);
  for (let from = 0; from < birds; from += 10_000) {
    const rows = Array.from({ length: Math.min(10_000, birds - from) }, (_, at) => rowOf(from + at, species, statuses));
    await client.execute({ sql: insertRows, args: [breeder.org_id, JSON.stringify(rows)] });
  }
  client.close();
  return { ...breeder, species };
}

const insertRows = `INSERT INTO birds
  (id, org_id, identifier, identifier_key, search_key, species_id, status_id, sex, birth_date, created_at, updated_at)
  SELECT value ->> 0, ?1, value ->> 1, lower(value ->> 1), replace(lower(value ->> 1), ' ', '') || char(10), value ->> 2, value ->> 3,
    value ->> 4, value ->> 5, value ->> 6, value ->> 6 FROM json_each(?2)`;

function rowOf(at: number, species: string[], statuses: string[]) {
  const ring = `PT ${2015 + (at % 11)} ${String(at).padStart(6, "0")}`;
  const day = new Date(Date.UTC(2015, 0, 1) + (at % 4000) * 86_400_000).toISOString();
  const sex = ["male", "female", "unknown"][at % 3];
  return [newId("bird"), ring, species[at % species.length], statuses[at % 5], sex, day.slice(0, 10), day];
}

async function addSpecies(server: TestServer, { token, org_id }: NewResident, common_name: string): Promise<string> {
  const json = { common_name, latin_name: common_name, group: "passerine", incubation_days: 14, org_id };
  const answer = await call(server, "/api/bird-species/", { token, json });
  if (!answer.ok) throw new Error(await answer.text());
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

async function idsOf(server: TestServer, { token }: NewResident, path: string): Promise<string[]> {
  const { data } = (await (await call(server, path, { token })).json()) as { data: Array<{ id: string }> };
  return data.map(({ id }) => id);
}
