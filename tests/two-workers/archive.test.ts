import { expect, test } from "vitest";
import { takeArchive } from "#tests/archive/archives.ts";
import { breederWith } from "#tests/bench/clubs/flock.ts";
import { call, signUp } from "#tests/servers/accounts.ts";
import { directDatabase } from "#tests/servers/direct-database.ts";
import { sharedServer } from "#tests/servers/shared-server.ts";

const server = sharedServer();

test("a flock too large for one text of the database goes out and comes back whole, through the pages", async () => {
  const breeder = await breederWith(server, 5_000);
  const client = directDatabase(server.databaseUrl);
  // More letters in all than the database takes as one value.
  await client.execute({ sql: "UPDATE birds SET notes = ? WHERE org_id = ?", args: ["é".repeat(800), breeder.org_id] });
  // The trail of that would weigh as much again.
  await client.execute({ sql: "DELETE FROM audit WHERE org_id = ?", args: [breeder.org_id] });
  client.close();
  const ask = (path: string) => call(server, path, { token: breeder.token });
  const { bytes } = await takeArchive({ ask } as never, breeder as never);
  const target = await signUp(server);
  const headers = { Cookie: `authToken=${target.token}`, "Sec-Fetch-Site": "same-origin" };
  const post = (body: FormData | URLSearchParams) =>
    fetch(`${server.origin}/settings/archive`, { method: "POST", headers, body, redirect: "manual" });
  const form = new FormData();
  form.set("file", new File([bytes as BlobPart], "voliera.zip", { type: "application/zip" }));
  expect((await post(form)).status).toBe(303);
  const page = await (await fetch(`${server.origin}/settings/archive`, { headers })).text();
  const [, digest = ""] = /name="digest" value="(\w+)"/.exec(page) ?? [];
  expect((await post(new URLSearchParams({ digest }))).status).toBe(303);
  const list = await call(server, "/api/birds/?page_size=10", { token: target.token });
  const { data } = (await list.json()) as { data: { total: number; items: Array<{ notes: string }> } };
  expect([data.total, data.items[0]?.notes.length]).toEqual([5_000, 800]);
});
