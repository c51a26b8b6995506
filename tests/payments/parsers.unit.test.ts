import fc from "fast-check";
import { expect, test } from "vitest";
import { xlsxOf } from "#tests/spreadsheets/sheets.ts";
import { moneyInField } from "#worker/money/currency.ts";
import { linesOfCamt } from "#worker/payments/bank/camt.ts";
import { mostLines } from "#worker/payments/bank/file-shape.ts";
import { linesOfOfx } from "#worker/payments/bank/ofx.ts";
import { readBankFile } from "#worker/payments/bank/reading.ts";
import { Refusal } from "#worker/refusal.ts";

const read = (name: string, bytes: Uint8Array) =>
  readBankFile(
    { name, bytes: new Uint8Array(bytes) },
    { currency: "EUR", today: "2027-04-20", chosen: undefined, remember: async () => undefined },
  );
const utf8 = (text: string) => new TextEncoder().encode(text);

/** Movements as a bank may tell them; their words carry whatever could end a cell, a line or an element. */
const movements = fc.array(
  fc.record({
    day: fc.integer({ min: 1, max: 28 }),
    cents: fc.integer({ min: -99_999_999, max: 99_999_999 }).filter((cents) => cents !== 0),
    text: fc.stringMatching(/^[A-ZÇÃÉ&<>'=.,; 0-9-]{1,30}$/).map((text) => `x${text.trim().replace(/ +/g, " ")}x`),
  }),
  { minLength: 1, maxLength: 8 },
);
type Movement = { day: number; cents: number; text: string };
const iso = (day: number) => `2027-03-${String(day).padStart(2, "0")}`;
const asLines = (all: readonly Movement[]) => all.map(({ day, cents, text }) => ({ on: iso(day), cents, text }));
const decimals = (cents: number) => (cents / 100).toFixed(2);
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

test("whatever a bank says comes out the same of every kind of file it gives", async () => {
  await fc.assert(
    fc.asyncProperty(movements, async (all) => {
      const expected = asLines(all);
      const portuguese = all.map(({ day, cents, text }) => {
        const amount = `${cents < 0 ? "-" : ""}${moneyInField(Math.abs(cents), "EUR", "pt")}`;
        return `${String(day).padStart(2, "0")}-03-2027;"${text}";${amount}`;
      });
      const table = [
        ["Conta", "0123456789"],
        ["Data", "Descrição", "Débito", "Crédito"],
        ...all.map(({ day, cents, text }) => [
          new Date(Date.UTC(2027, 2, day)),
          text,
          cents < 0 ? -cents / 100 : null,
          cents > 0 ? cents / 100 : null,
        ]),
      ];
      const ofx = all.map(
        ({ day, cents, text }) =>
          `<STMTTRN><DTPOSTED>202703${String(day).padStart(2, "0")}<TRNAMT>${decimals(cents)}<NAME>${escaped(text)}</STMTTRN>`,
      );
      const camt = all.map(
        ({ day, cents, text }) =>
          `<Ntry><Amt Ccy="EUR">${decimals(Math.abs(cents))}</Amt><CdtDbtInd>${cents < 0 ? "DBIT" : "CRDT"}</CdtDbtInd><BookgDt><Dt>${iso(day)}</Dt></BookgDt><AddtlNtryInf>${escaped(text)}</AddtlNtryInf></Ntry>`,
      );
      const files = {
        "a.csv": utf8(`Conta;0123456789\nData;Descrição;Valor\n${portuguese.join("\n")}\n`),
        "a.xlsx": xlsxOf(table),
        "a.ofx": utf8(`<OFX><CURDEF>EUR${ofx.join("\n")}</OFX>`),
        "a.xml": utf8(`<Document><BkToCstmrStmt><Stmt>${camt.join("\n")}</Stmt></BkToCstmrStmt></Document>`),
      };
      for (const [name, bytes] of Object.entries(files))
        expect([name, (await read(name, bytes)).lines]).toEqual([name, expected]);
    }),
    { numRuns: 40 },
  );
});

test("what is no statement, cut or spoilt is refused in words or read in part, and never breaks a reader", async () => {
  const camt = `<?xml version="1.0"?><Document><BkToCstmrStmt><Stmt><Ntry><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2027-03-03</Dt></BookgDt></Ntry></Stmt></BkToCstmrStmt></Document>`;
  const ofx = `<OFX><CURDEF>EUR<STMTTRN><DTPOSTED>20270303<TRNAMT>1.00<NAME>x &amp; y</STMTTRN></OFX>`;
  const spoilt = (text: string) =>
    fc.tuple(fc.nat(text.length), fc.nat(20), fc.string({ maxLength: 8 })).map(([at, gone, put]) => {
      return text.slice(0, at) + put + text.slice(at + gone);
    });
  await fc.assert(
    fc.asyncProperty(spoilt(camt), spoilt(ofx), async (xml, sgml) => {
      const answers = [
        await linesOfCamt(xml, "EUR").catch((thrown: unknown) => thrown),
        await Promise.resolve()
          .then(() => linesOfOfx(sgml, "EUR"))
          .catch((thrown: unknown) => thrown),
      ];
      for (const answer of answers) {
        if (answer instanceof Refusal) expect(answer.code).toBe("invalid");
        else
          for (const { cents } of (answer as { lines: Array<{ cents: number }> }).lines)
            expect(Number.isSafeInteger(cents)).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

test("a statement with an account of another currency says so, and a currency that is none is a fault of its line", async () => {
  const entry = (currency: string) =>
    `<Ntry><Amt Ccy="${currency}">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2027-03-03</Dt></BookgDt></Ntry>`;
  const camt = (...all: string[]) =>
    linesOfCamt(`<Document><BkToCstmrStmt><Stmt>${all.map(entry).join("")}</Stmt></BkToCstmrStmt></Document>`, "EUR");
  expect(await camt("EUR", "USD", "EUR")).toMatchObject({ currency: "USD" });
  expect(await camt("EUR", "E!")).toMatchObject({
    currency: "EUR",
    lines: [{}],
    faults: [{ code: "amount", rows: [2] }],
  });
  expect(linesOfOfx("<OFX><CURDEF>EUR<CURDEF>USD</OFX>", "EUR").currency).toBe("USD");
});

test("of a file with too many movements it is said how many were left", async () => {
  const one = "<STMTTRN><DTPOSTED>20270303<TRNAMT>1</STMTTRN>";
  const { lines, beyond } = await read("a.ofx", utf8(`<OFX>${one.repeat(mostLines + 3)}</OFX>`));
  expect([lines.length, beyond]).toEqual([mostLines, 3]);
});
