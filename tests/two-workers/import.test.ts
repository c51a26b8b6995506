import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { call, type NewResident, signUp } from "#tests/servers/accounts.ts";
import { breakableServer } from "#tests/servers/shared-server.ts";
import { eventually } from "#tests/servers/test-server.ts";

const server = breakableServer();
const rows = 5_000;

async function importInto({ token }: NewResident): Promise<number> {
  const lines = Array.from({ length: rows }, (_, at) => `PT 26 ${String(at).padStart(5, "0")};Canário`);
  const body = new FormData();
  body.set("file", new File([`Anilha;Espécie\n${lines.join("\n")}\n`], "bando.csv", { type: "text/csv" }));
  const answer = await call(server, "/api/birds/import", { body, token });
  await answer.arrayBuffer();
  return answer.status;
}

async function flockOf({ token }: NewResident): Promise<number> {
  const { data } = await eventually(async () => {
    const answer = await call(server, "/api/birds/?page_size=10", { token });
    return answer.ok && ((await answer.json()) as { data: { total: number } });
  }, 30);
  return data.total;
}

test("an import cut off by the death of the database is wholly in or wholly out", async () => {
  // Before the write, around it and after it.
  for (const delay of [150, 300, 450, 600, 750, 900]) {
    const breeder = await signUp(server);
    const canary = {
      common_name: "Canário",
      latin_name: "Serinus canaria",
      group: "Pássaros canoros",
      incubation_days: 14,
    };
    expect((await call(server, "/api/bird-species/", { json: canary, token: breeder.token })).status).toBe(201);
    const [status] = await Promise.all([importInto(breeder), wait(delay).then(server.killDatabase)]);
    expect([200, 503]).toContain(status);
    const flock = await flockOf(breeder);
    expect([0, rows]).toContain(flock);
    if (status === 200) expect(flock).toBe(rows);
    // Asking again ends where an undisturbed import would have, once the turn of the one that died is over.
    expect(await eventually(async () => (await importInto(breeder)) === 200, 30)).toBe(true);
    expect(await flockOf(breeder)).toBe(rows);
  }
});

test("the same file from two phones at once makes one import, and what was missing once", async () => {
  const { token } = await signUp(server);
  const lines = Array.from({ length: 1000 }, (_, at) => `PT 26 ${String(at).padStart(4, "0")};Chapim-azul`);
  const file = new File([`Anilha;Espécie\n${lines.join("\n")}\n`], "bando.csv", { type: "text/csv" });
  const send = () => {
    const body = new FormData();
    body.set("file", file);
    body.set("unknown_words", "create");
    return call(server, "/api/birds/import", { body, token });
  };
  const both = await Promise.all([send(), send()]);
  const view = await Promise.all(
    both.map(async (answer) => [answer.status, (await answer.json()) as { data: { created: number } }] as const),
  );
  // One stands in the queue behind the other, or is told that the flock has changed under it.
  expect(view.map(([status]) => [200, 409].includes(status))).toEqual([true, true]);
  expect(view.reduce((sum, [status, { data }]) => sum + (status === 200 ? data.created : 0), 0)).toBe(1000);
  const of = async <Data>(path: string) =>
    ((await (await call(server, path, { token })).json()) as { data: Data }).data;
  expect((await of<{ total: number }>("/api/birds/?page_size=10")).total).toBe(1000);
  expect(await of<unknown[]>("/api/bird-species/")).toHaveLength(1);
});

test("twenty who correct one waiting list at once keep fifty words of it and no more", async () => {
  const { token } = await signUp(server);
  const body = new FormData();
  body.set("file", new File(["Anilha;Espécie;Sexo\nA;Canário;w1\n"], "lista.csv", { type: "text/csv" }));
  const checked = await call(server, "/api/birds/import/checks", { body, token });
  const { data } = (await checked.json()) as { data: { id: string } };
  const correct = async (who: number) => {
    const words = [1, 2, 3].map((n) => ({ column: "C", word: `w${3 * who + n}`, becomes: "M" }));
    const answer = await call(server, `/api/birds/import/checks/${data.id}/corrections`, { json: { words }, token });
    await answer.arrayBuffer();
    return answer.status;
  };
  const statuses = await Promise.all(Array.from({ length: 20 }, (_, who) => correct(who)));
  expect(statuses.sort()).toEqual([...Array.from({ length: 16 }, () => 200), ...Array.from({ length: 4 }, () => 422)]);
});
