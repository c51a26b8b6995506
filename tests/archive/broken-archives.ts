import { pictureBytes } from "#tests/photos/photos.ts";
import { overlapping } from "#tests/spreadsheets/overlapping-zip.ts";
import { png } from "./archived-flock.ts";
import { bytesOf, jsonIn, rowsIn, type Unpacked, unzipped, withRows, zipped } from "./archives.ts";
import { bird, mutation, row, trailed } from "./broken-rows.ts";
import { type Broken, unfolding } from "./unfolding-archives.ts";

const encode = (text: string) => new TextEncoder().encode(text);
const ids = (files: Unpacked) => rowsIn(files, "birds").map(({ id }) => id as string);

const later = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const deep = JSON.parse(`${"[".repeat(3000)}${"]".repeat(3000)}`) as unknown;

/** Archives that are not what they say: what is wrong, what is said of it, and how it came to be. */
export const broken: Broken[] = [
  [
    "a species weaned before its ring",
    /numbers of the season contradict/,
    (files) => zipped(withRows(files, "species", row(0, { ring_days_from: 8, weaning_day: 7 }))),
  ],
  ["no zip", /not a Voliera archive/, () => encode("hello")],
  ["an empty file", /not a Voliera archive|Choose/, () => new Uint8Array()],
  ["cut off", /not a Voliera archive/, (_, whole) => whole.subarray(0, whole.length - 30)],
  [
    "another zip",
    /not a Voliera archive|does not belong/,
    () => bytesOf([{ name: "xl/workbook.xml", content: ["<x/>"] }]),
  ],
  ["another manifest", /not a Voliera archive/, () => bytesOf([{ name: "manifest.json", content: ["{}"] }])],
  ["no JSON", /not a Voliera archive/, () => bytesOf([{ name: "manifest.json", content: ["{"] }])],
  ["a newer version", /newer version/, (files) => zipped(files, { version: 2 })],
  ["no version", /manifest.json is not/, (files) => zipped(files, { version: "1" })],
  [
    "a missing table",
    /missing from the archive: data\/birds/,
    (files) => zipped(new Map([...files].filter(([it]) => it !== "data/birds.jsonl"))),
  ],
  [
    "a missing photo",
    /missing from the archive: photos/,
    (files) => {
      const sums = jsonIn<{ files: object }>(files, "manifest.json").files;
      return zipped(new Map([...files].filter(([it]) => !it.startsWith("photos/"))), { files: sums });
    },
  ],
  [
    "a wrong sum",
    /is not what was in the archive/,
    (files) => {
      const sums = jsonIn<{ files: object }>(files, "manifest.json").files;
      return zipped(withRows(files, "birds", row(0, { name: "Outro" })), { files: sums });
    },
  ],
  [
    "a wrong count",
    /is not what was in the archive/,
    (files) => zipped(files, { counts: { ...jsonIn<{ counts: object }>(files, "manifest.json").counts, birds: 2 } }),
  ],
  [
    "a file nobody listed",
    /does not belong there/,
    (files) => zipped(new Map([...files, ["data/users.jsonl", encode("")]])),
  ],
  [
    "a way out",
    /does not belong there: \.\.\/\.\.\/etc/,
    (files) => zipped(new Map([...files, ["../../etc/passwd", encode("x")]])),
  ],
  ["an absolute path", /does not belong there/, (files) => zipped(new Map([...files, ["/photos/x.png", png]]))],
  [
    "a photo that is a page",
    /is not a JPEG/,
    (files) => zipped(new Map([...files, ["photos/ph_x.png", encode("<svg onload=alert(1)>")]])),
  ],
  [
    "an unknown column",
    /Row 1 of data\/birds.jsonl has an invalid value in org_id/,
    (files) => bird(files, 0, { org_id: "org_x" }),
  ],
  [
    "a wrong type",
    /Row 2 of data\/birds.jsonl has an invalid value in version/,
    (files) => bird(files, 1, { version: "1" }),
  ],
  ["a word that is none", /value in sex/, (files) => bird(files, 0, { sex: "cock" })],
  ["an id that is a path", /value in id/, (files) => bird(files, 0, { id: "../x" })],
  ["a column that is missing", /value in identifier/, (files) => bird(files, 0, { identifier: undefined })],
  ["an invisible sign", /value in identifier/, (files) => bird(files, 0, { identifier: "PT\u202e1" })],
  ["a control sign", /value in name/, (files) => bird(files, 0, { name: "a\u0000b" })],
  [
    "a row that is no object",
    /Row 1 of data\/birds.jsonl/,
    (files) => zipped(withRows(files, "birds", (rows) => [7, ...rows])),
  ],
  [
    "a row that is no JSON",
    /Row 1 of data\/birds.jsonl could not be read/,
    (files) => zipped(withRows(files, "birds", () => ["{"])),
  ],
  ["a day that is none", /value in birth_date/, (files) => bird(files, 0, { birth_date: "2026-02-30" })],
  [
    "a birth that is to come",
    /Row 1 of data\/birds.jsonl has a date in the future in birth_date/,
    (files) => bird(files, 0, { birth_date: "2999-01-01" }),
  ],
  [
    "a bird deleted for ever",
    /date in the future in deleted_at: 9999/,
    (files) => bird(files, 1, { deleted_at: "9999-12-31T23:59:59Z" }),
  ],
  [
    "a bird made tomorrow week",
    /date in the future in created_at/,
    (files) => bird(files, 1, { created_at: later(8) }),
  ],
  [
    "a bird changed in a month",
    /date in the future in updated_at/,
    (files) => bird(files, 1, { updated_at: later(30) }),
  ],
  [
    "a bird bought in two years",
    /date in the future in acquired_on/,
    (files) => bird(files, 1, { acquired_on: later(800).slice(0, 10) }),
  ],
  ["an archive of tomorrow week", /date in the future in made_at/, (files) => zipped(files, { made_at: later(8) })],
  [
    "a line of the trail to come",
    /data\/audit.jsonl has a date in the future in at/,
    (files) => trailed(files, { at: later(8) }),
  ],
  [
    "a line that holds an object",
    /value in changes/,
    (files) => trailed(files, { changes: { name: [null, { toString: 1 }] } }),
  ],
  [
    "a line of nothing but brackets",
    /could not be read/,
    (files) => zipped(withRows(files, "audit", (rows) => [...rows, "[".repeat(2_000_000)])),
  ],
  [
    "copies that unfold to more than the tables may",
    /more than|too large|MB/,
    (files) =>
      zipped(
        new Map(
          [...files].map(([name, content]) => [
            name,
            /^csv.(birds|species|places)/.test(name) ? new Uint8Array(9_000_000) : content,
          ]),
        ),
      ),
  ],
  [
    "many names of the same bytes",
    /too large to be restored/,
    async (files) => {
      const large = await pictureBytes({ format: "png", width: 2000, height: 1500 });
      const of = "photos/ph_large.png";
      const names = Array.from({ length: 40 }, (_, at) => `photos/ph_again${at}.png`);
      const shared = await zipped(new Map([...files, ...[of, ...names].map((name) => [name, large] as const)]));
      const { files: sums } = jsonIn<{ files: object }>(unzipped(shared), "manifest.json");
      return overlapping(await zipped(new Map([...files, [of, large]]), { files: sums }), { of, names });
    },
  ],
  ["a line that holds a depth", /value in changes/, (files) => trailed(files, { changes: { name: [null, deep] } })],
  ["a line about no column", /value in changes/, (files) => trailed(files, { changes: { "a b": [null, "x"] } })],
  [
    "a line that ends before its end",
    /value in changes/,
    (files) => trailed(files, { changes: { name: [null, "a\u0000b"] } }),
  ],
  ["former names that are no texts", /value in former_names/, (files) => mutation(files, '["\\q"]')],
  ["former names with half a character", /value in former_names/, (files) => mutation(files, '["\\ud800"]')],
  [
    "no grams",
    /value in grams/,
    (files) =>
      zipped(
        withRows(files, "bird_weights", () => [
          {
            id: "wt_1",
            bird_id: ids(files)[0],
            weighed_on: "2026-01-01",
            grams: 0,
            created_at: "2026-01-01T00:00:00Z",
          },
        ]),
      ),
  ],
  [
    "a ring twice",
    /ring number pt {2}1 is on two birds|ring number ＰＴ 1 is on two birds/,
    (files) => bird(files, 1, { identifier: "ＰＴ 1" }),
  ],
  ["an id twice", /Row 2 of data\/birds.jsonl repeats/, (files) => bird(files, 1, { id: ids(files)[0] })],
  [
    "a species twice",
    /Row 2 of data\/species.jsonl repeats/,
    (files) => zipped(withRows(files, "species", ([one]) => [one, { ...one, id: "sp_2", common_name: "CANARIO" }])),
  ],
  ["a father who is not there", /father_id, to something/, (files) => bird(files, 2, { father_id: "bird_nobody" })],
  ["a species of somebody else", /species_id, to something/, (files) => bird(files, 0, { species_id: "sp_else" })],
  ["a place of somebody else", /place_id, to something/, (files) => bird(files, 0, { place_id: "pl_else" })],
  [
    "a photo of nobody",
    /bird_id, to something/,
    (files) => zipped(withRows(files, "bird_photos", row(0, { bird_id: "bird_nobody" }))),
  ],
  ["a father who is a hen", /father that is not male/, (files) => bird(files, 2, { father_id: ids(files)[1] })],
  ["its own father", /its own ancestor/, (files) => bird(files, 0, { father_id: ids(files)[0] })],
  [
    "its own grandfather",
    /its own ancestor/,
    (files) =>
      zipped(
        withRows(withRows(files, "birds", row(0, { father_id: ids(files)[2] })), "birds", row(2, { sex: "male" })),
      ),
  ],
  [
    "places in a circle",
    /is inside itself/,
    (files) => {
      const place = {
        kind: "room",
        position: 0,
        version: 1,
        created_at: "2026-01-01T00:00:00Z",
        updated_at: "2026-01-01T00:00:00Z",
      };
      return zipped(
        withRows(files, "places", () => [
          { ...place, id: "pl_1", name: "A", parent_id: "pl_2" },
          { ...place, id: "pl_2", name: "B", parent_id: "pl_1" },
        ]),
      );
    },
  ],
  ...unfolding,
];
