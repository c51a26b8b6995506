import { newIds } from "#db/ids.ts";
import { signUp } from "#tests/servers/accounts.ts";
import { directDatabase } from "#tests/servers/direct-database.ts";
import { openTestServer } from "#tests/servers/test-server.ts";
import { inQueue, verdict } from "./measures/measure.ts";

// `/settings/members` of an organisation of 1,000 against that of one of 10, both of one server.

const server = await openTestServer({ rate_limits: "relaxed" });
try {
  const clubOf = async (count: number) => {
    const { org_id, token } = await signUp(server);
    const rows = newIds("user", count - 1).map((id, at) => [id, `Sócio ${at + 1}`]);
    await directDatabase(server.databaseUrl).execute({
      sql: `INSERT INTO users (id, org_id, first_name, last_name, email, password_hash, role, language, is_verified,
          is_active, seen_on, created_at)
        SELECT value->>0, ?1, value->>1, 'Costa', lower(value->>0) || '@voliera.test', 'none', 'keeper', 'pt', 1, 1,
          '2026-11-01', '2026-01-01' FROM json_each(?2)`,
      args: [org_id, JSON.stringify(rows)],
    });
    return token;
  };
  const [few, many] = [await clubOf(10), await clubOf(1000)];
  const confirming = (path: string, token: string) => async () => {
    const headers = { Cookie: `authToken=${token}`, Authorization: `Bearer ${token}` };
    const answer = await fetch(`${server.origin}${path}`, { headers });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    await answer.text();
  };
  for (const path of ["/settings/members", "/settings/members?page=50", "/api/members/"]) {
    const first = path.replace("?page=50", "");
    const ms = await inQueue(61, { many: confirming(path, many), few: confirming(first, few) });
    console.log(verdict(`${path} of 1,000, against 10`, ms.many ?? 0, ms.few ?? 0, 2));
  }
} finally {
  await server.stop();
}
