import { newId } from "#db/ids.ts";
import { call, type NewResident, signUp } from "#tests/servers/accounts.ts";
import { directDatabase } from "#tests/servers/direct-database.ts";
import type { StartedServer } from "#tests/servers/test-server.ts";
import type { Born } from "./pedigrees.ts";

const insertion = `INSERT INTO birds
  (id, org_id, identifier, identifier_key, search_key, species_id, sex, birth_date, father_id, mother_id, created_at, updated_at)
  SELECT value->>0, ?1, value->>1, lower(value->>1),
    replace(lower(value->>1), ' ', '') || char(10), value->>2, value->>3, '2024-03-01',
    value->>4, value->>5, '2024-03-01', '2024-03-01' FROM json_each(?2)`;

/** `ids` in the order the birds were born; `last` is the cock born last. */
type Club = NewResident & { ids: string[]; last: string; birds: number };

/** A breeder with the birds of a pedigree, written straight into the test server's database. */
export async function clubWith(server: StartedServer, born: Born): Promise<Club> {
  const club = await signUp(server);
  const json = {
    common_name: "Canário",
    latin_name: "Serinus",
    group: "passerine",
    incubation_days: 13,
    org_id: club.org_id,
  };
  const { data } = (await (await call(server, "/api/bird-species/", { token: club.token, json })).json()) as {
    data: { id: string };
  };
  const ids = Array.from(born.fathers, () => newId("bird"));
  const client = directDatabase(server.databaseUrl);
  for (let from = 0; from < ids.length; from += 10_000) {
    const rows = ids.slice(from, from + 10_000).map((id, at) => {
      const bird = from + at;
      const parents = [ids[born.fathers[bird] ?? -1] ?? null, ids[born.mothers[bird] ?? -1] ?? null];
      return [id, `PT ${bird}`, data.id, born.cocks[bird] === 1 ? "male" : "female", ...parents];
    });
    await client.execute({ sql: insertion, args: [club.org_id, JSON.stringify(rows)] });
  }
  client.close();
  return { ...club, ids, last: ids[born.cocks.lastIndexOf(1)] ?? "", birds: ids.length };
}
