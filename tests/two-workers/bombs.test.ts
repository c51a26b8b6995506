import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { rawOds } from "#tests/imports/files/books.ts";
import { call, signUp } from "#tests/servers/accounts.ts";
import { sharedServer } from "#tests/servers/shared-server.ts";

const server = sharedServer();

const text = (words: string) => new TextEncoder().encode(words);
const honest = zipSync(
  {
    "[Content_Types].xml": text("<Types/>"),
    "xl/workbook.xml": text("<workbook/>"),
    "xl/worksheets/sheet1.xml": new Uint8Array(100 * 1024 * 1024).fill(32),
  },
  { level: 9 },
);

// Where a record keeps the unpacked size, by its signature: the directory's, and the entry's own.
const sizeAt = new Map([
  [0x02014b50, 24],
  [0x04034b50, 22],
]);

/** The same zip with every large size written small, in the directory and before the entry. */
function lying(): Uint8Array {
  const zip = honest.slice();
  const view = new DataView(zip.buffer);
  for (let at = 0; at < zip.length - 30; at += 1) {
    const size = sizeAt.get(view.getUint32(at, true));
    if (size && view.getUint32(at + size, true) > 1_000_000) view.setUint32(at + size, 1000, true);
  }
  return zip;
}

test("a bomb, honest or lying, is refused in the runtime it is meant for, and the next caller is served", async () => {
  const { token } = await signUp(server);
  for (const bytes of [honest, lying()]) {
    const body = new FormData();
    body.set("file", new Blob([bytes.slice().buffer]), "birds.xlsx");
    const answer = await call(server, "/api/birds/import", { token, body });
    const { errors } = (await answer.json()) as { errors: Array<{ code: string }> };
    expect([answer.status, errors.map(({ code }) => code)]).toEqual([413, ["import.file.swollen"]]);
    expect((await call(server, "/api/health")).status).toBe(200);
  }
});

const cell = (words: string, more = "") =>
  `<table:table-cell ${more} office:value-type="string"><text:p>${words}</text:p></table:table-cell>`;
const sheet = (cells: string, more = "") =>
  rawOds(
    `<table:table table:name="A"><table:table-row>${cell("Anilha")}${cell("Nome")}</table:table-row>
      <table:table-row ${more}>${cells}</table:table-row></table:table>`,
  );

test("a few bytes that unfold to very much are refused or counted, each time, and another organisation is served", async () => {
  const { token } = await signUp(server);
  const neighbour = await signUp(server);
  const files = {
    201: sheet(`${cell("a")}<table:table-cell table:number-columns-repeated="200000000"/>${cell("b")}`),
    413: sheet(cell("a".repeat(30_000)), 'table:number-rows-repeated="10000"'),
    422: sheet(cell("a".repeat(1_000_000)), 'table:number-rows-repeated="10000"'),
  };
  for (const [status, bytes] of Object.entries(files)) {
    const body = new FormData();
    body.set("file", new Blob([bytes.slice().buffer]), "birds.ods");
    const [answer, beside] = await Promise.all([
      call(server, "/api/birds/import/checks", { token, body }),
      call(server, "/api/birds/", { token: neighbour.token }),
    ]);
    expect([answer.status, beside.status]).toEqual([Number(status), 200]);
  }
});
