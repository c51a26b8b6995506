import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newWorld, type Resident } from "#tests/app/world.ts";
import { colleague } from "#tests/members/colleagues.ts";
import { pictureBytes } from "#tests/photos/photos.ts";
import { eraseClosed } from "#worker/support/tickets/clock.ts";
import type { TicketFile } from "#worker/support/tickets/contract.ts";
import { newTicket, ticketsAt, type World } from "./new-ticket.ts";
import { question } from "./ticket-fixtures.ts";

type Sent = { name: string; bytes: Uint8Array | string };
const zipOf = (...names: string[]) => `PK\u0003\u0004${"\u0000".repeat(40)}${names.join("\u0000")}`;
const workbook = zipOf("[Content_Types].xml", "xl/workbook.xml");

async function send({ ask }: World, as: Resident, id: string, { name, bytes }: Sent) {
  const form = new FormData();
  form.set("file", new File([bytes as BlobPart], name));
  const answer = await ask(`${ticketsAt}/${id}/files`, { as, form });
  const body = (await answer.json()) as { data?: TicketFile; errors?: Array<{ path: string; code: string }> };
  return { status: answer.status, file: body.data, fault: body.errors?.[0]?.code };
}

test("files are what their bytes say, cleaned, no more than five, and given out to be saved", async () => {
  const world = await newWorld();
  const { a, b, ask, db } = world;
  const { id } = await newTicket(world, a);
  const bad: Array<[Sent, string]> = [
    [{ name: "a.pdf", bytes: zipOf("a.exe") }, "support.ticket.file_kind"],
    [{ name: "a.xlsx", bytes: `${workbook}xl/vbaProject.bin` }, "support.ticket.file_kind"],
    [{ name: "a.png", bytes: "<svg xmlns='http://www.w3.org/2000/svg'/>" }, "photos.file.svg"],
    [{ name: "a.csv", bytes: "<script>alert(1)</script>" }, "support.ticket.file_kind"],
    [{ name: "a.csv", bytes: "a\u0000b" }, "support.ticket.file_kind"],
    [{ name: "a.txt", bytes: "a;b" }, "support.ticket.file_kind"],
    [{ name: "a.csv", bytes: new Uint8Array(10 * 1024 ** 2 + 1).fill(97) }, "support.ticket.file_large"],
  ];
  for (const [sent, fault] of bad)
    expect([sent.name, (await send(world, a, id, sent)).fault]).toEqual([sent.name, fault]);
  const photo = await pictureBytes({ format: "png", width: 4, height: 4 });
  const kept = [
    await send(world, a, id, { name: "ovo.jpg", bytes: photo }),
    await send(world, a, id, { name: "mapa.xlsx", bytes: workbook }),
    await send(world, a, id, { name: "../<b>\u202eaves.csv", bytes: "Anilha;Ano" }),
    await send(world, a, id, { name: "b.csv", bytes: "Anilha;Ano" }),
    await send(world, a, id, { name: "c.csv", bytes: "Anilha;Ano" }),
  ];
  expect(kept.map(({ status, file }) => [status, file?.type.split(/[/.]/).at(-1)])).toEqual([
    [201, "png"],
    [201, "sheet"],
    [201, "csv"],
    [201, "csv"],
    [201, "csv"],
  ]);
  expect((await send(world, a, id, { name: "d.csv", bytes: "a" })).fault).toBe("support.ticket.files_full");
  const path = `${ticketsAt}/${id}/files/${kept[2]?.file?.id}`;
  const given = await ask(path, { as: a });
  expect([given.headers.get("Content-Disposition"), given.headers.get("Cache-Control")]).toEqual([
    expect.stringMatching(/^attachment; filename="[\w.-]+\.csv"/),
    "private, no-store",
  ]);
  expect(given.headers.get("Content-Security-Policy")).toContain("sandbox");
  expect(await given.text()).toBe("Anilha;Ano");
  const keeper = await colleague(world, a, "keeper");
  for (const as of [b, keeper]) expect((await ask(path, { as })).status).toBe(404);
  expect((await send(world, keeper, id, { name: "d.csv", bytes: "a" })).status).toBe(404);

  await db.run(sql`UPDATE ticket_messages SET at = '2020-01-01T00:00:00.000Z'`);
  expect((await send(world, a, id, { name: "d.csv", bytes: "a" })).status).toBe(409);
  await db.run(sql`UPDATE tickets SET state = 'closed', closed_at = '2020-01-01T00:00:00.000Z'`);
  await eraseClosed(db, new Date().toISOString());
  const lost = await db.all<{ file_key: string }>(sql`SELECT file_key FROM lost_files`);
  expect(lost.filter(({ file_key }) => file_key.startsWith(`org/${a.org_id}/tickets/`))).toHaveLength(6);
});

test("whoever closes their organisation still asks for help, and so does a viewer", async () => {
  const world = await newWorld();
  const { a, ask, db } = world;
  await db.run(sql`UPDATE organizations SET closes_at = '2099-01-01T00:00:00.000Z' WHERE id = ${a.org_id}`);
  const { id } = await newTicket(world, a);
  expect((await send(world, a, id, { name: "a.csv", bytes: "a" })).status).toBe(201);
  const viewer = await colleague(world, a, "viewer");
  await newTicket(world, viewer);
  for (const json of [
    { ...question, priority: "urgent" },
    { ...question, text: " \u200b " },
    { ...question, category: "x" },
  ])
    expect((await ask(ticketsAt, { as: a, json })).status).toBe(422);
});
