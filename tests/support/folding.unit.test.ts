import { expect, test } from "vitest";
import { answerAbove } from "#worker/support/desk/letters.ts";
import { isAutomatic } from "#worker/support/inbox/automatic.ts";
import { folded } from "#worker/support/inbox/folding.ts";
import { htmlText } from "#worker/support/inbox/html-text.ts";

const longest = { text: 100, quoted: 200 };
const quote = `> ${answerAbove}\n> Olá Rita`;

test.each([
  ["our own line", `Sim.\n\n${quote}`, "Sim."],
  ["Gmail", `Sim.\n\nA sexta, 27 de nov. de 2026, 10:00, Voliera <a@v.test> escreveu:\n\n${quote}`, "Sim."],
  ["Gmail in English", `Yes.\n\nOn Fri, 27 Nov 2026 at 10:00, Voliera <a@v.test> wrote:\n${quote}`, "Yes."],
  ["a head of two lines", `Yes.\n\nOn Fri, 27 Nov 2026 at 10:00, Voliera\n<a@v.test> wrote:\n${quote}`, "Yes."],
  ["our own head", `Sim.\n\nVoliera\n\n${answerAbove}\nOlá`, "Sim."],
  ["a telephone", `Sim.\n\nNo dia 27/11/2026, às 10:00, Voliera escreveu:\n\n${quote}`, "Sim."],
  [
    "Outlook",
    "Sim.\n\n________________\nDe: Voliera <a@v.test>\nEnviado: 27 de novembro\nPara: Rita\n\nOlá",
    "Sim.\n\n________________",
  ],
  ["a forwarded one", "Sim.\n-----Mensagem original-----\nOlá", "Sim."],
  [
    "words below a quote",
    `On Fri, 27 Nov 2026, Voliera <a@v.test> wrote:\n> Olá\n> Rita\n\nSim, abaixo.`,
    "Sim, abaixo.",
  ],
  ["words about what somebody wrote", "O vizinho escreveu:\nnão sei", "O vizinho escreveu:\nnão sei"],
])("an older mail is folded: %s", (_, given, text) => {
  const found = folded(given, longest);
  expect(found.text).toBe(text);
  if (given.includes("<a@v.test>")) expect(found.quoted).toContain("Voliera");
});

test("what may not stand in a message is taken out, and what is too long cut", () => {
  expect(folded("a\u0000b\u202ec\r\nd\n\n\n\n\ne  \n", longest)).toEqual({ text: "abc\nd\n\ne", quoted: null });
  expect([...folded("é".repeat(1_000_000), longest).text]).toHaveLength(100);
  expect(folded(" ".repeat(1_000_000), longest).text).toBe("");
});

test("a page of HTML is read as its words, with no script and no style", () => {
  const page = `<html><head><title>x</title><style>p{}</style></head><body><p>Ol&aacute; &lt;b&gt;&#39;</p><script>alert(1)
    </script><div>a<br>b</div><!-- c --> 1 < 2 &nope; &#0;<img src=x onerror=alert(1)></body></html>`;
  const read = folded(htmlText(page), longest).text;
  expect(read).toBe("Olá <b>'\n\na\nb\n1 < 2 &nope; &#0;");
  for (const bad of ["<script>".repeat(200_000), "<".repeat(1_000_000), "&".repeat(1_000_000)])
    expect(htmlText(bad).length).toBeLessThan(500_001);
});

test("a mail that nobody wrote is known by its header", () => {
  const mail = (header: Record<string, string> = {}, from = "rita@mail.test") => ({
    from,
    header: new Map(Object.entries(header)),
  });
  expect(isAutomatic(mail(), "rita@mail.test")).toBe(false);
  expect(isAutomatic(mail({ "auto-submitted": "no" }), "rita@mail.test")).toBe(false);
  const headers: Array<Record<string, string>> = [
    { "auto-submitted": "auto-replied; owner=rita" },
    { precedence: "Bulk" },
    { "list-id": "<a.b>" },
    { "x-voliera-ticket": "T-2027-00001" },
    { "return-path": "<>" },
  ];
  for (const header of headers) expect(isAutomatic(mail(header), "rita@mail.test")).toBe(true);
  expect(isAutomatic(mail(), "<>")).toBe(true);
  expect(isAutomatic(mail({}, "mailer-daemon@mail.test"), "rita@mail.test")).toBe(true);
});
