import { utils, write } from "xlsx";
import { newId } from "#db/ids.ts";
import { call, type NewResident } from "#tests/servers/accounts.ts";
import { openTestServer, type StartedServer } from "#tests/servers/test-server.ts";
import { breederWith } from "./clubs/flock.ts";
import { openFloor } from "./inside/floor.ts";
import { median, timed, verdict } from "./measures/measure.ts";

// Importing 10,000 rows of .xlsx over HTTP, validation and report included, against SheetJS reading the same file in the
// same runtime plus one bulk insert of 10,000 rows into the same table; and into an organisation whose register is begun,
// which notes every bird, against one without.

const rows = 10_000;
const rounds = 8;

/** A workbook as a breeder would have it: half of the birds with both parents, young before their parents. */
function workbook(round: number): Uint8Array {
  const lines = Array.from({ length: rows }, (_, at) => {
    const hasParents = at < rows / 2;
    const parent = rows / 2 + (at % 1000) * 2;
    return [
      ring(round, at),
      "Canário",
      at % 7 ? "" : `Ave ${at}`,
      at % 2 ? "female" : "male",
      hasParents ? "2024-05-01" : "2022-04-01",
      "Ativo",
      hasParents ? ring(round, parent) : "",
      hasParents ? ring(round, parent + 1) : "",
    ];
  });
  const sheet = utils.aoa_to_sheet([
    ["Tag ID", "Species", "Name", "Sex", "Birth Date", "Status", "Father", "Mother"],
    ...lines,
  ]);
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, "Birds");
  return new Uint8Array(write(book, { type: "array", bookType: "xlsx", compression: true }) as ArrayBuffer);
}

const ring = (round: number, at: number) => `PT ${round} ${String(at).padStart(6, "0")}`;

async function importFile(server: StartedServer, { token }: NewResident, file: Uint8Array) {
  const body = new FormData();
  body.set("file", new Blob([file.slice().buffer]), "flock.xlsx");
  const answer = await call(server, "/api/birds/import", { token, body });
  const { data } = (await answer.json()) as { data: { created: number } };
  if (data?.created !== rows) throw new Error(`imported ${answer.status} ${JSON.stringify(data).slice(0, 300)}`);
}

const server = await openTestServer({ rate_limits: "relaxed" });
const floor = await openFloor(server);
try {
  const origin = await floor.ready;
  const times = { import: [] as number[], booked: [] as number[], parse: [] as number[], insert: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    const breeder = await breederWith(server, 0);
    const file = workbook(round);
    const parsed = await timed(async () =>
      (await fetch(new URL("/parse", origin), { method: "POST", body: file.slice() })).json(),
    );
    const bulk = JSON.stringify(
      Array.from({ length: rows }, (_, at) => [
        newId("bird"),
        `B ${ring(round, at)}`,
        `b ${ring(round, at)}`,
        breeder.species[0],
      ]),
    );
    const path = `/insert?org=${breeder.org_id}`;
    // It does not wait for a lock, as the app does: the clock may be noting the birds of the round before.
    let inserted = Number.NaN;
    while (Number.isNaN(inserted)) {
      const answer = { text: "" };
      const ms = await timed(async () => {
        answer.text = await (await fetch(new URL(path, origin), { method: "POST", body: bulk })).text();
      });
      if (!answer.text.startsWith("Error")) inserted = ms;
    }
    const keeper = await breederWith(server, 0);
    await call(server, "/api/register/begin", { token: keeper.token, json: { on: "2020-01-01" } });
    // Whoever comes second in a round takes longer: they take turns at it.
    const own = { import: 0, booked: 0 };
    for (const which of round % 2 ? (["import", "booked"] as const) : (["booked", "import"] as const))
      own[which] = await timed(() => importFile(server, which === "booked" ? keeper : breeder, file));
    // The first round warms up the runtime, the files and the database.
    if (round === 0) continue;
    times.parse.push(parsed);
    times.insert.push(inserted);
    times.import.push(own.import);
    times.booked.push(own.booked);
  }
  const [parse, insert] = [median(times.parse), median(times.insert)];
  console.log(`floor: SheetJS ${parse.toFixed(0)} ms + one bulk insert ${insert.toFixed(0)} ms`);
  console.log(verdict("import of 10,000 rows (.xlsx)", median(times.import), parse + insert, 2.5));
  console.log(verdict("… with a register, against without", median(times.booked), median(times.import), 1.2));
} finally {
  await floor.dispose();
  await server.stop();
}
