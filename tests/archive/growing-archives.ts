import { zipSync } from "fflate";
import { pictureBytes } from "#tests/photos/photos.ts";
import { rowsIn, type Unpacked, unzipped, withRows, zipped } from "./archives.ts";
import { bird, moment, trailed } from "./broken-rows.ts";

type Row = Record<string, unknown>;
/** An archive that grows in one dimension: how to make it so large, and up to which power of ten. */
type Growing = { until: number; file: (files: Unpacked, n: number) => Promise<Uint8Array> | Uint8Array };

const encode = (text: string) => new TextEncoder().encode(text);
const times = <Thing>(n: number, make: (at: number) => Thing) => Array.from({ length: n }, (_, at) => make(at + 1));
const added = (files: Unpacked, table: string, n: number, make: (at: number) => Row) =>
  zipped(withRows(files, table, (rows) => [...rows, ...times(n, make)]));
const withFiles = (files: Unpacked, more: Array<[string, Uint8Array]>) => zipped(new Map([...files, ...more]));
const first = (files: Unpacked, table: string) => rowsIn(files, table)[0] ?? {};
const stamps = { version: 1, created_at: moment, updated_at: moment };

/** So many saved views of one list, all called the same. */
export const views = (files: Unpacked, n: number) =>
  added(files, "saved_views", n, (at) => ({
    id: `view_${at}`,
    user_id: `user_${at % 7}`,
    list: "birds",
    name: "Minha",
    query: "place_id=place_x&q=a",
    created_at: moment,
  }));
/** So many registrations. */
export const registrations = (files: Unpacked, n: number) =>
  added(files, "registrations", n, (at) => ({ id: `reg_${at}`, kind: "other", number: `${at}`, ...stamps }));
/** So many registrations, each with its paper. */
export const papers = async (files: Unpacked, n: number) => {
  const all = unzipped(await registrations(files, n));
  return withFiles(
    all,
    times(n, (at) => [`papers/reg_${at}.png`, small]),
  );
};
/** A line of the trail that tells of so many columns, by ids. */
const changes = (files: Unpacked, n: number) =>
  trailed(files, { changes: Object.fromEntries(times(n, (at) => [`a${at}_id`, ["bird_x", "bird_y"]])) });
/** An egg to which so much happened: looked at, again and again. */
const events = (files: Unpacked, n: number) => {
  const egg = first(files, "eggs");
  const mine = (rows: Row[]) => rows.filter(({ egg_id }) => egg_id !== egg.id);
  const laid = rowsIn(files, "egg_events").find(({ egg_id, deed }) => egg_id === egg.id && deed === "laid") ?? {};
  const looked = { ...laid, deed: "looked", from_state: "laid", to_state: null, on_day: "2026-01-02" };
  const all = [{ ...laid, position: 1 }, ...times(n, (at) => ({ ...looked, id: `ee_${at}`, position: at + 1 }))];
  return zipped(
    withRows(
      withRows(files, "egg_events", (rows) => [...mine(rows), ...all]),
      "eggs",
      (rows) => rows.map((row) => (row.id === egg.id ? { ...row, seen_on: "2026-01-02" } : row)),
    ),
  );
};

const nested = (n: number) => `${"[".repeat(n)}${"]".repeat(n)}`;
const line = (files: Unpacked, column: string, json: string) =>
  zipped(withRows(files, "birds", (rows) => [JSON.stringify(rows[0]).replace(/\}$/, `,"${column}":${json}}`)]));

/** A zip whose every name is empty inside, and which no manifest tells of. */
const names = (n: number, letters = 1) =>
  zipSync(Object.fromEntries(times(n, (at) => [`photos/${"a".repeat(letters)}${at}.png`, new Uint8Array()])), {
    level: 0,
  });

const small = await pictureBytes({ format: "png", width: 2, height: 2 });
const chunk = (kind: string) => Uint8Array.from([0, 0, 0, 0, ...encode(kind), 0, 0, 0, 0]);
/** A PNG with so many empty chunks before its end. */
const png = (n: number) =>
  Buffer.concat([small.subarray(0, -12), ...times(n, () => chunk("tEXt")), small.subarray(-12)]);

/** Archives that grow, each in one dimension. */
export const growing: Record<string, Growing> = {
  "lines of the trail": { until: 5, file: (files, n) => added(files, "audit", n, (at) => trail(at)) },
  "empty lines": { until: 6, file: (files, n) => withFiles(files, [["data/audit.jsonl", encode("\n".repeat(n))]]) },
  birds: { until: 4, file: (files, n) => added(files, "birds", n, again(first(files, "birds"))) },
  "weighings of a bird": {
    until: 4,
    file: (files, n) => added(files, "bird_weights", n, weighing(first(files, "birds"))),
  },
  "ancestors in a circle": { until: 4, file: (files, n) => circle(files, n) },
  "events of an egg": { until: 4, file: events },
  "columns of a row": {
    until: 5,
    file: (files, n) => bird(files, 0, Object.fromEntries(times(n, (at) => [`a${at}`, 1]))),
  },
  "columns of a change": { until: 5, file: changes },
  "letters of a name": { until: 6, file: (files, n) => bird(files, 0, { name: "a".repeat(n) }) },
  "letters of a note": { until: 6, file: (files, n) => bird(files, 0, { notes: "a\n".repeat(n / 2) }) },
  "letters of a change": { until: 6, file: (files, n) => trailed(files, { changes: { name: [null, "a".repeat(n)] } }) },
  "letters of former names": { until: 6, file: (files, n) => line(files, "notes", JSON.stringify("\\".repeat(n))) },
  "brackets within each other": { until: 6, file: (files, n) => line(files, "extra", nested(n)) },
  "numbers of a list": { until: 6, file: (files, n) => line(files, "extra", `[0${",0".repeat(n)}]`) },
  "objects of a list": { until: 6, file: (files, n) => line(files, "extra", `[0${",{}".repeat(n)}]`) },
  "letters of an organisation's name": {
    until: 6,
    file: (files, n) => zipped(files, { organization: { name: "a".repeat(n) } }),
  },
  "tables that are counted": {
    until: 5,
    file: (files, n) => zipped(files, { counts: Object.fromEntries(times(n, (at) => [`t${at}`, 0])) }),
  },
  "files of a manifest": {
    until: 4,
    file: (files, n) =>
      zipped(files, {
        files: Object.fromEntries(times(n, (at) => [`photos/${at}.png`, { bytes: 1, sha256: "0".repeat(64) }])),
      }),
  },
  "files nobody tells of": { until: 4, file: (_, n) => names(n) },
  "letters of a file's name": { until: 4, file: (_, n) => names(1, n) },
  photos: {
    until: 4,
    file: (files, n) =>
      withFiles(
        files,
        times(n, (at) => [`photos/ph_${at}.png`, small]),
      ),
  },
  papers: {
    until: 4,
    file: (files, n) =>
      withFiles(
        files,
        times(n, (at) => [`papers/reg_${at}.png`, small]),
      ),
  },
  "parts of a photo": { until: 5, file: (files, n) => withFiles(files, [["photos/ph_x.png", png(n)]]) },
  "letters of a paper": {
    until: 7,
    file: (files, n) => withFiles(files, [["papers/reg_1.pdf", encode(`%PDF-1.4\n${"<".repeat(n)}\n%%EOF`)]]),
  },
};

const trail = (at: number) => ({
  id: `aud_${at}`,
  at: moment,
  subject: "bird",
  subject_id: "bird_x",
  deed: "changed",
  changes: {},
});
const again = (row: Row) => (at: number) => ({
  ...row,
  id: `bird_${at}`,
  identifier: `N ${at}`,
  father_id: null,
  mother_id: null,
});
const weighing = (row: Row) => (at: number) => ({
  id: `wt_${at}`,
  bird_id: row.id,
  grams: 20,
  created_at: moment,
  weighed_on: new Date(Date.UTC(1950, 0, at % 20_000)).toISOString().slice(0, 10),
});
/** Birds of which each is the father of the one before it, and the first of the last. */
const circle = (files: Unpacked, n: number) => {
  const make = again(first(files, "birds"));
  return added(files, "birds", n, (at) => ({ ...make(at), sex: "male", father_id: `bird_${(at % n) + 1}` }));
};
