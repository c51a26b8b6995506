import { expect, test } from "vitest";
import { call } from "#tests/servers/accounts.ts";
import { directDatabase } from "#tests/servers/direct-database.ts";
import { sharedServer } from "#tests/servers/shared-server.ts";
import { addBird, settleKeeper } from "#tests/storms/storm.ts";
import type { TurnView } from "#worker/assistant/tools/contract.ts";

const server = sharedServer();

test("what is agreed to six times at once is done once, and taken back six times at once it is as before", async () => {
  const owner = await settleKeeper(server);
  const { token } = owner;
  const made = async <Data>(answer: Promise<Response>) => ((await (await answer).json()) as { data: Data }).data;
  const bird = await made<{ id: string }>(addBird(server, owner, "A 1"));
  const place = await made<{ id: string }>(call(server, "/api/places", { token, json: { name: "B4", kind: "cage" } }));
  const json = { question: "move A 1 to cage B4" };
  const turn = await made<TurnView>(call(server, "/api/assistant/questions", { token, json }));
  expect(turn.proposal).toMatchObject({ state: "open", rows: [{ after: "B4" }] });
  const client = directDatabase(server.databaseUrl);
  const standing = async () => {
    const read = (sql: string) => client.execute({ sql, args: [bird.id] });
    const [{ rows: birds }, { rows: moves }] = [
      await read("SELECT place_id FROM birds WHERE id = ?"),
      await read("SELECT count(*) AS n FROM moves WHERE bird_id = ?"),
    ];
    return [birds[0]?.place_id, Number(moves[0]?.n)];
  };
  const [, before] = await standing();
  const atOnce = (what: "confirm" | "undo") =>
    Promise.all(
      Array.from({ length: 6 }, () => call(server, `/api/assistant/turns/${turn.id}/${what}`, { token, json: {} })),
    );
  const agreed = await atOnce("confirm");
  expect(agreed.map(({ status }) => status)).toEqual(agreed.map(() => 200));
  expect(await standing()).toEqual([place.id, Number(before) + 1]);
  const undone = await atOnce("undo");
  expect(undone.map(({ status }) => status)).toEqual(undone.map(() => 200));
  expect(await standing()).toEqual([null, before]);
  expect((await call(server, `/api/assistant/turns/${turn.id}/confirm`, { token, json: {} })).status).toBe(410);
});
