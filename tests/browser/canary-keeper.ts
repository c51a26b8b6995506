import { call, signUp } from "#tests/servers/accounts.ts";
import type { TestServer } from "#tests/servers/test-server.ts";

/** A breeder just signed up who keeps canaries, and a way to register what is theirs: it answers the id. */
export async function canaryKeeper(server: TestServer) {
  const { token, org_id, password } = await signUp(server);
  const make = async (path: string, json: object) => {
    const answer = await call(server, path, { token, json: { org_id, ...json } });
    return ((await answer.json()) as { data: { id: string } }).data.id;
  };
  const kind = { common_name: "Canary", latin_name: "Serinus canaria", group: "passerine", incubation_days: 13 };
  const species_id = await make("/api/bird-species/", kind);
  const bird = (identifier: string, sex: string, more: object = {}) =>
    make("/api/birds/", { identifier, sex, species_id, ...more });
  return { token, password, bird };
}
