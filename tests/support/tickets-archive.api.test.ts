import { expect, test } from "vitest";
import { newWorld } from "#tests/app/world.ts";
import { jsonIn, submitArchive, takeArchive, textIn } from "#tests/archive/archives.ts";
import { newTicket } from "./new-ticket.ts";

test("an archive tells people of their tickets and feedback in words, brings none back, and names no file's place", async () => {
  const world = await newWorld();
  const { number } = await newTicket(world, world.a);
  const json = { type: "feature", title: "Gaiola", description: "Mais larga.", rating: 4 };
  await world.ask("/api/feedback/", { as: world.a, json });
  const { files, bytes } = await takeArchive(world, world.a);
  expect(textIn(files, "csv/tickets.csv")).toContain(`Rita Melo,${number},Question,Ovos claros,Open,Normal`);
  expect(textIn(files, "csv/ticket_messages.csv")).toContain("Porquê?");
  expect(textIn(files, "csv/feedback.csv")).toMatch(/Something is missing,Gaiola,Mais larga\..*Received/);
  expect(files.has("data/tickets.jsonl")).toBe(false);
  expect(jsonIn<{ counts: object }>(files, "manifest.json").counts).not.toHaveProperty("tickets");
  const taken = await submitArchive(world, world.b, bytes);
  expect(taken.status).toBe(201);
});
