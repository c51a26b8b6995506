import { expect } from "vitest";
import { type NewResident, signUp } from "#tests/servers/accounts.ts";
import { directDatabase } from "#tests/servers/direct-database.ts";
import type { TestServer } from "#tests/servers/test-server.ts";
import { addBird, type Keeper } from "#tests/storms/storm.ts";
import { plusDays } from "#worker/locales/calendar.ts";

/** What the owner is notified of below: of birds that change hands, and of a bird on loan that is due back. */
export const handoverEvents: Record<string, number> = {
  "handover.offered": 1,
  "handover.accepted": 1,
  "handover.refused": 1,
  "handover.expired": 1,
  "deadline.near": 1,
};

/** Offers birds to and fro, and lends one; the clock is about to find what is over and what is due in a week. */
export async function provokeHandovers(server: TestServer, owner: Keeper): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const ask = async <Data>({ token }: Pick<NewResident, "token">, path: string, json?: object, method = "POST") => {
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
    const init = json ? { method, headers, body: JSON.stringify(json) } : { headers };
    const answer = await fetch(server.origin + path, init);
    const text = await answer.text();
    expect([path, answer.ok, answer.ok || text]).toEqual([path, true, true]);
    return (text ? (JSON.parse(text) as { data: Data }).data : undefined) as Data;
  };
  const idOf = async (keeper: Keeper, ring: string) =>
    ((await (await addBird(server, keeper, ring)).json()) as { data: { id: string } }).data.id;
  const offer = async (giver: Keeper, ring: string, email?: string) => {
    const json = { bird_ids: [await idOf(giver, ring)], kind: "gift", ...(email && { email }) };
    const { url } = await ask<{ url: string }>(giver, "/api/handovers", json);
    return { token: url.split("/h/")[1] };
  };
  const other = await signUp(server);
  const json = { common_name: "Canário", latin_name: "Serinus canaria", group: "passerine", incubation_days: 13 };
  const { id: species_id } = await ask<{ id: string }>(other, "/api/bird-species/", json);
  await ask(other, "/api/handovers/accept", await offer(owner, "PT H 1"));
  await ask(other, "/api/handovers/refuse", await offer(owner, "PT H 2"));
  await offer({ ...other, species_id }, "PT H 3", owner.email);
  await offer(owner, "PT H 4");
  const lent = await idOf(owner, "PT H 5");
  const statuses = await ask<Array<{ id: string; key: string }>>(owner, "/api/statuses/");
  const status_id = statuses.find(({ key }) => key === "on_loan")?.id;
  await ask(owner, `/api/birds/${lent}`, { status_id }, "PUT");
  const [year, month, day] = plusDays(today, 7).split("-");
  const draft = { kind: "loan", bird_ids: [lent], typed: { until: `${day}/${month}/${year}` } };
  const { papers } = await ask<{ papers: Array<{ id: string }> }>(owner, "/api/papers", draft);
  await ask(owner, `/api/papers/${papers[0]?.id}/issue`, {});
  const database = directDatabase(server.databaseUrl);
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  const over = "UPDATE handovers SET expires_at = ? WHERE org_id = ? AND state = 'offered'";
  await database.execute({ sql: over, args: [hourAgo, owner.org_id] });
  await database.execute({
    sql: "UPDATE mornings SET next_at = ? WHERE org_id = ?",
    args: [hourAgo, owner.org_id],
  });
}
