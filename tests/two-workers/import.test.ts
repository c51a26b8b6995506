import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { call, type NewResident, signUp } from "#tests/stage/resident.ts";
import { eventually, startStage } from "#tests/stage/stage.ts";

const stage = await startStage();
const rows = 5_000;

async function importInto({ token }: NewResident): Promise<number> {
  const lines = Array.from({ length: rows }, (_, at) => `PT 26 ${String(at).padStart(5, "0")};Canário`);
  const body = new FormData();
  body.set("file", new File([`Anilha;Espécie\n${lines.join("\n")}\n`], "bando.csv", { type: "text/csv" }));
  const answer = await call(stage, "/api/birds/import", { body, token });
  await answer.arrayBuffer();
  return answer.status;
}

async function flockOf({ token }: NewResident): Promise<number> {
  const { data } = await eventually(async () => {
    const answer = await call(stage, "/api/birds/?page_size=10", { token });
    return answer.ok && ((await answer.json()) as { data: { total: number } });
  }, 30);
  return data.total;
}

test("an import cut off by the death of the database is wholly in or wholly out", async () => {
  // Before the write, around it and after it.
  for (const delay of [150, 300, 450, 600, 750, 900]) {
    const breeder = await signUp(stage);
    const canary = {
      common_name: "Canário",
      latin_name: "Serinus canaria",
      group: "Pássaros canoros",
      incubation_days: 14,
    };
    expect((await call(stage, "/api/bird-species/", { json: canary, token: breeder.token })).status).toBe(201);
    const [status] = await Promise.all([importInto(breeder), wait(delay).then(stage.killDatabase)]);
    expect([200, 503]).toContain(status);
    const flock = await flockOf(breeder);
    expect([0, rows]).toContain(flock);
    if (status === 200) expect(flock).toBe(rows);
    // Asking again ends where an undisturbed import would have, once the turn of the one that died is over.
    expect(await eventually(async () => (await importInto(breeder)) === 200, 30)).toBe(true);
    expect(await flockOf(breeder)).toBe(rows);
  }
});
