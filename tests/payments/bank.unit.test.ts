import fc from "fast-check";
import { expect, test } from "vitest";
import { linesOfCamt } from "#worker/payments/bank/camt.ts";
import { keyed } from "#worker/payments/bank/line-keys.ts";
import { linesOfOfx } from "#worker/payments/bank/ofx.ts";
import { type Candidate, proposer } from "#worker/payments/bank/proposals.ts";
import { readBankFile } from "#worker/payments/bank/reading.ts";

const western = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf8 = (text: string) => new TextEncoder().encode(text);
const today = "2027-04-20";
const read = (name: string, bytes: Uint8Array, chosen?: never) =>
  readBankFile(
    { name, bytes: new Uint8Array(bytes) },
    { currency: "EUR", today, chosen, remember: async () => undefined },
  );

test("a table of a bank is read below its lines of account data, by one signed column or two", async () => {
  const caixa = `Consultar saldos e movimentos à ordem\n\nConta ;0123456789 - EUR\nData de início ;01-03-2027\nData de fim ;31-03-2027\n\nData mov. ;Data valor ;Descrição ;Débito ;Crédito ;Saldo contabilístico ;\n03-03-2027;03-03-2027;TRF JOÃO SILVA V-2027/0001 ;;20,00;1.020,00;\n15-03-2027;14-03-2027;=cmd|'/c calc'!A1 ;1.234,50;;-214,50;\n ; ; ; ;Saldo contabilístico ;-214,50 EUR ; ;\n`;
  expect(await read("movs.csv", western(caixa))).toMatchObject({
    lines: [
      { on: "2027-03-03", cents: 2000, text: "TRF JOÃO SILVA V-2027/0001" },
      { on: "2027-03-15", cents: -123_450, text: "=cmd|'/c calc'!A1" },
    ],
    faults: [],
    table: { columns: { on: 0, text: 2, debit: 3, credit: 4, amount: null } },
  });
  // Few lines below, so that commas of amounts are as many as semicolons.
  const short = `Consultar saldos e movimentos\nConta ;0123456789 - EUR\n\nData mov. ;Data valor ;Descrição ;Débito ;Crédito ;Saldo ;\n25-03-2027 ;25-03-2027 ;TRF ANN ; ;45,50 ;100,00 ;\n26-03-2027 ;26-03-2027 ;EDP ;1.038,75 ; ;61,25 ;\n`;
  for (const bytes of [western(short), utf8(short)])
    expect((await read("m.csv", bytes)).lines).toEqual([
      { on: "2027-03-25", cents: 4550, text: "TRF ANN" },
      { on: "2027-03-26", cents: -103_875, text: "EDP" },
    ]);
  const unnamed = `Extrato;1\na;b;c;d\n`;
  expect((await read("u.csv", utf8(unnamed))).table?.first).toEqual(["a", "b", "c", "d"]);
  const activo = `Data Lanc.\tData Valor\tDescrição\tValor\tSaldo\n2027-03-03\t2027-03-03\tCompra\t-12,5\t1\n2027-03-04\t2027-03-04\tTrf\t1.000\t2\n2027-02-30\t\tx\t3,00\t4\n2027-03-05\t\tx\tabc\t4\n`;
  expect(await read("extrato.txt", utf8(activo))).toMatchObject({
    lines: [{ cents: -1250 }, { cents: 100_000 }],
    faults: [
      { code: "day", count: 1, rows: [4] },
      { code: "amount", count: 1, rows: [5] },
    ],
  });
  const english = `Date,Description,Amount,Balance\n03/25/2027,Ring supplies,"-1,234.50",5\n04/02/2027,Transfer,"=""7.10""",5\n`;
  expect((await read("n.csv", utf8(english))).lines.map(({ on, cents }) => [on, cents])).toEqual([
    ["2027-03-25", -123_450],
    ["2027-04-02", 710],
  ]);
  expect((await read("bare.csv", utf8("03-03-2027;Renda;-20,00\n04-03-2027;Venda;5,00\n"))).lines).toHaveLength(2);
});

test("OFX of both versions and camt.053 say the same movements", async () => {
  const sgml = `OFXHEADER:100\nCHARSET:1252\n\n<OFX><CURDEF>EUR\n<BANKTRANLIST><STMTTRN>\n<TRNTYPE>CREDIT\n<DTPOSTED>20270303120000[0:GMT]\n<TRNAMT>20.00\n<FITID>1\n<NAME>JO\u00c3O &amp; RUI\n<MEMO>V-2027/0001\n</STMTTRN>\n<STMTTRN><DTPOSTED>20270304<TRNAMT>-5.5<NAME>X</STMTTRN></OFX>`;
  const ofx = await read("a.ofx", western(sgml));
  expect(ofx).toMatchObject({
    currency: "EUR",
    lines: [
      { on: "2027-03-03", cents: 2000, text: "JOÃO & RUI V-2027/0001" },
      { on: "2027-03-04", cents: -550, text: "X" },
    ],
  });
  const ntry = (amount: string, side: string, more = "", state = "<Sts>BOOK</Sts>") =>
    `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd>${state}<BookgDt><Dt>2027-03-03</Dt></BookgDt><ValDt><Dt>2027-03-09</Dt></ValDt><NtryDtls><TxDtls><Amt Ccy="EUR">9.99</Amt>${more}</TxDtls></NtryDtls></Ntry>`;
  const camt = (inside: string, head = "") =>
    `<?xml version="1.0"?>${head}<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>${inside}</Stmt></BkToCstmrStmt></Document>`;
  const more = "<RltdPties><Dbtr><Nm>JOÃO &amp; RUI</Nm></Dbtr></RltdPties><RmtInf><Ustrd>V-2027/0001</Ustrd></RmtInf>";
  const whole = camt(
    ntry("20.00", "CRDT", more) + ntry("5.50", "DBIT") + ntry("1.00", "CRDT", "", "<Sts><Cd>PDNG</Cd></Sts>"),
  );
  expect(await read("a.xml", utf8(whole))).toMatchObject({
    currency: "EUR",
    lines: [{ on: "2027-03-03", cents: 2000, text: "JOÃO & RUI V-2027/0001" }, { cents: -550 }],
  });

  const refused = { code: "invalid", fields: { file: ["payments.file.unreadable"] } };
  const laughs = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`;
  await expect(
    linesOfCamt(camt(ntry("20.00", "CRDT", "<RmtInf><Ustrd>&b;</Ustrd></RmtInf>"), laughs), "EUR"),
  ).rejects.toMatchObject(refused);
  await expect(linesOfCamt(camt("<a>".repeat(100_000)), "EUR")).rejects.toMatchObject(refused);
  await expect(linesOfCamt("<html></html>", "EUR")).rejects.toMatchObject(refused);
  await expect(linesOfCamt(camt(ntry("1.00", "CRDT")).slice(0, -20), "EUR")).rejects.toMatchObject(refused);
  expect(() => linesOfOfx(`<!DOCTYPE a>${sgml}`, "EUR")).toThrow();
  await expect(read("a.pdf", utf8("%PDF"))).rejects.toMatchObject({ fields: { file: ["payments.file.kind"] } });
  await expect(read("a.xml", new Uint8Array(30 * 1024 * 1024).fill(60))).rejects.toMatchObject({ code: "too_large" });
});

const candidate = (facts: Partial<Candidate>): Candidate => ({
  of: "sale",
  id: "sale_1",
  direction: "in",
  open_cents: 9000,
  parts: [
    { on: "2027-03-15", cents: 4500 },
    { on: "2027-04-15", cents: 4500 },
  ],
  number: "V-2027/0001",
  category: null,
  contact: "João Silva",
  tax_id: "123456789",
  ...facts,
});

test("an amount with a number, a tax number or a name is sure, an amount alone within five days is not", () => {
  const propose = proposer([
    candidate({}),
    candidate({ id: "sale_2", number: "V-2027/00012", contact: "Li", tax_id: null }),
  ]);
  const found = (text: string, cents = 4500, on_day = "2027-06-01") =>
    propose({ on_day, cents, text }).map(({ id, strength }) => `${id} ${strength}`);
  expect(found("TRF V 2027 0001")).toEqual(["sale_1 strong"]);
  expect(found("trf v-2027/00012")).toEqual(["sale_2 strong"]);
  expect(found("NIF 123456789", 9000)).toEqual(["sale_1 strong"]);
  expect(found("MBWAY Joao  SILVA")).toEqual(["sale_1 strong"]);
  expect(found("Silva")).toEqual([]);
  expect(found("Li", 4500)).toEqual([]);
  expect(found("x", 4500, "2027-04-20")).toEqual(["sale_1 weak", "sale_2 weak"]);
  expect(found("x", 4500, "2027-04-21")).toEqual([]);
  expect(found("V-2027/0001", -4500)).toEqual([]);
  expect(found("V-2027/0001", 4501)).toEqual([]);
});

test("lines alike are told apart by their number, whatever else stands between them", () => {
  const line = fc.record({
    on: fc.constantFrom("2027-03-01", "2027-03-02"),
    cents: fc.constantFrom(100, -100),
    text: fc.constantFrom("Café", "CAFE", "x"),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      const keys = keyed(lines).map(({ on, cents, text_key, nth }) => `${on} ${cents} ${text_key} ${nth}`);
      expect(new Set(keys).size).toBe(lines.length);
      // A longer file of the same days brings what a shorter one brought, and more.
      expect(keyed([...lines, ...lines]).slice(0, lines.length)).toEqual(keyed(lines));
    }),
  );
});
