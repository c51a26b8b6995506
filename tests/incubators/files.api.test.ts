import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newWorld } from "#tests/app/world.ts";
import { sized } from "#tests/thorough.ts";
import type { FileDone, FilePreview } from "#worker/incubators/readings/file-import.ts";
import { instantsIn } from "#worker/incubators/readings/file-times.ts";
import { zoneClock } from "#worker/incubators/readings/zone-clock.ts";
import { ago, machine, madeOf } from "./machine.ts";

async function station() {
  const world = await newWorld();
  const id = await machine(world, world.a);
  const send = async (
    text: string | Uint8Array<ArrayBuffer>,
    more: Record<string, string> = {},
    name = "log.csv",
    as = world.a,
  ) => {
    const form = new FormData();
    form.set("file", new File([text], name));
    for (const [field, value] of Object.entries(more)) form.set(field, value);
    return world.ask(`/api/incubators/${id}/readings/file`, { as, form });
  };
  const preview = async (text: string, more = {}) =>
    ((await (await send(text, more)).json()) as { data: FilePreview }).data;
  const save = async (text: string, more = {}) =>
    ((await (await send(text, { commit: "1", ...more })).json()) as { data: FileDone }).data;
  return { ...world, id, send, preview, save };
}

/** A local day so many days ago, as files of different programs write it. */
const dayOf = (days: number) => ago(days, "12:00").slice(0, 10);
const dotted = (days: number) => dayOf(days).split("-").reverse().join("/");

test("a file is shown before it is taken, with comma decimals and by the clocks of the organisation", async () => {
  const { preview, save, db, id } = await station();
  const day = dotted(2);
  const text = `Registador X\nData;Hora;Temperatura (°C);Humidade (%)\n${day};10:00;37,5;45,5\n${day};10:05:30;37,6;\n${day};25:00;37;40\n${day};10:10;quente;40\n${day};10:15;1000;40\n`;
  const shown = await preview(text);
  expect(shown).toMatchObject({
    columns: { at: 0, hour: 1, temperature: 2, humidity: 3, unit: "c", order: "day_first" },
    readings: 2,
    twice: null,
    faults: [
      { code: "time", count: 1, rows: [5] },
      { code: "figure", count: 1, rows: [6] },
      { code: "temperature_range", count: 1, rows: [7] },
    ],
  });
  expect(await db.all(sql`SELECT 1 FROM incubator_readings`)).toEqual([]);
  expect(await save(text)).toEqual({ accepted: 2, repeated: 0, refused: 3 });
  const clock = zoneClock("Europe/Lisbon", Date.now(), Date.now());
  const at = clock.instantsOf(Date.parse(`${dayOf(2)}T10:00:00Z`)).map((it) => new Date(it).toISOString());
  expect((await madeOf({ db }, id)).readings[0]).toEqual({ at: at[0], temperature_c: 37.5, humidity_pct: 45.5 });
  expect(await save(text)).toEqual({ accepted: 0, repeated: 2, refused: 3 });
});

test("a machine remembers how the columns of its files were read, and a person may say otherwise", async () => {
  const { preview, save } = await station();
  const text = `when,a,b\n${dayOf(3)} 10:00,99.5,45\n${dayOf(3)} 11:00,99.7,46\n`;
  const columns = { at: 0, hour: null, temperature: 1, humidity: 2, unit: "f", order: "day_first" };
  expect((await preview(text)).readings).toBe(0);
  expect(await save(text, { columns: JSON.stringify(columns) })).toMatchObject({ accepted: 2 });
  const again = await preview(text.replaceAll(dayOf(3), dayOf(4)));
  expect([again.columns, again.sample[0]]).toMatchObject([columns, { temperature_c: 37.5, humidity_pct: 45 }]);
});

test("columns without headings are told by what is in them, and °F by how warm they are", async () => {
  const { preview } = await station();
  const shown = await preview(`${dayOf(1)}T10:00:00Z\t99.5\t44\n${dayOf(1)}T10:05:00Z\t99.6\t45\n`);
  expect([shown.columns, shown.sample[0]]).toMatchObject([
    { at: 0, temperature: 1, humidity: 2, unit: "f" },
    { at: `${dayOf(1)}T10:00:00.000Z`, temperature_c: 37.5, humidity_pct: 44 },
  ]);
});

test("of an hour that came twice a file in order has both, and any other the second; an hour that never was is refused", () => {
  const clock = zoneClock("Europe/Lisbon", Date.parse("2026-03-01T00:00:00Z"), Date.parse("2026-10-30T00:00:00Z"));
  const shown = (times: string[]) => times.map((it) => ({ shown: Date.parse(`2026-10-25T${it}:00Z`) }));
  const read = (times: string[]) => {
    const { instants, twice } = instantsIn(shown(times), clock);
    return [instants.map((it) => it && new Date(it).toISOString().slice(11, 16)), twice?.taken];
  };
  const both = ["00:30", "01:00", "01:30", "01:00", "01:30", "02:00"];
  const instants = ["23:30", "00:00", "00:30", "01:00", "01:30", "02:00"];
  expect(read(both)).toEqual([instants, "in_turn"]);
  expect(read(both.toReversed())).toEqual([instants.toReversed(), "in_turn"]);
  expect(read(["00:30", "01:00", "01:30", "02:00"])).toEqual([["23:30", "01:00", "01:30", "02:00"], "second"]);
  expect(instantsIn([{ shown: Date.parse("2026-03-29T01:30:00Z") }], clock).instants).toEqual([null]);
});

test("what is no table, too much of one, or of a stranger's machine is refused", async () => {
  const { send, b } = await station();
  const status = async (...given: Parameters<typeof send>) => (await send(...given)).status;
  expect(await status("a", {}, "log.txt")).toBe(422);
  expect(await status(new Uint8Array([0, 1, 2]))).toBe(422);
  expect(await status("<html></html>", { commit: "1" })).toBe(422);
  expect(await status("a,b\n1,2\n", { columns: "{" })).toBe(422);
  expect(await status("x", {}, "log.csv", b)).toBe(404);
});

test("readings of months, unordered and twice, are as many readings once, in a file as in calls", async () => {
  const { db, id, save, ask, a } = await station();
  const many = sized({ all: 105_000, now: 12_000 });
  const from = Math.floor(Date.now() / 60_000) * 60_000 - many * 60_000;
  // A stride that meets every minute once, far from the one before.
  const rows = Array.from({ length: many }, (_, nth) => (nth * 7919) % many);
  const line = (nth: number) => `${new Date(from + nth * 60_000).toISOString()};${nth % 1000 < 30 ? "38,1" : "37,5"}`;
  const text = `timestamp;temperature\n${rows.map(line).join("\n")}\n`;
  expect(await save(text)).toEqual({ accepted: many, repeated: 0, refused: 0 });
  const once = await madeOf({ db }, id);
  expect(once.alarms).toHaveLength(many / 1000);
  expect(await save(text)).toEqual({ accepted: 0, repeated: many, refused: 0 });
  const readings = rows
    .slice(0, 500)
    .map((nth) => ({ at: new Date(from + nth * 60_000).toISOString(), temperature_c: 37.5 }));
  const answer = await ask(`/api/incubators/${id}/readings`, { as: a, json: { readings } });
  expect(await answer.json()).toEqual({ data: { accepted: 0, repeated: 500, refused: [] } });
  expect(await madeOf({ db }, id)).toEqual(once);
}, 60_000);
