import { loadavg } from "node:os";
import { call } from "#tests/servers/accounts.ts";
import { directDatabase } from "#tests/servers/direct-database.ts";
import { openTestServer } from "#tests/servers/test-server.ts";
import { breederWith } from "../clubs/flock.ts";
import { inQueue, verdict } from "../measures/measure.ts";
import { addSeasonAndMoney } from "../measures/season-and-money.ts";

// A question over HTTP, kept in its thread, against the page that its own answer names, with the same filters: of a breeder
// with 300 birds, pairs, eggs and ten years of trade, and of one with 100,000 birds, 2,000 contacts and 1,000 cages.

const flock = [
  "Quantas aves tenho?",
  "Quantos canários machos tenho?",
  "Quantos canários amarelos tenho?",
  "Quantas aves tem a gaiola 12?",
  "Onde está o anel PT 2015 000011?",
  "Que idade tem a Rubi?",
  "Há pássaros sem pais registados?",
] as const;
const season = [
  "How many birds will hatch next week?",
  "Que tarefas precisam de mais atenção?",
  "What is due tomorrow?",
  "Que pares tenho activos?",
  "Que resultados teve esta época?",
  "Why did the hatch rate fall?",
  "What is my profit this quarter?",
  "Que vendas espero no próximo mês?",
  "Quem me deve dinheiro?",
] as const;

const server = await openTestServer({ rate_limits: "relaxed" });
try {
  const few = await breederWith(server, 300);
  await addSeasonAndMoney(server, few);
  await settle(few.org_id);
  await compare("300 birds", few.token, [...flock, ...season], 1.5);
  const many = await breederWith(server, 100_000);
  await settle(many.org_id);
  await compare("100,000 birds", many.token, flock, 3);
  console.log(`load ${loadavg().map((it) => it.toFixed(1))}`);
} finally {
  await server.stop();
}

type Answered = { data: { outcome: string; tool: string | null; href: string | null; answer: string } };

async function compare(whose: string, token: string, questions: readonly string[], bound: number): Promise<void> {
  const ask = async (question: string) => {
    const answer = await call(server, "/api/assistant/questions", { token, json: { question } });
    if (answer.status !== 201) throw new Error(`${question}: ${answer.status}`);
    return ((await answer.json()) as Answered).data;
  };
  const look = async (href: string) => {
    const answer = await fetch(`${server.origin}${href}`, { headers: { Cookie: `authToken=${token}` } });
    if (answer.status !== 200) throw new Error(`${href}: ${answer.status}`);
    await answer.text();
  };
  for (const question of questions) {
    const { outcome, tool, href, answer } = await ask(question);
    if (!href) console.log(`${question} ${outcome} ${tool}, and no page shows it: ${answer}`);
    const floor = href ?? "/birds";
    const ms = await inQueue(21, { asked: () => ask(question), page: () => look(floor) });
    console.log(
      verdict(`${whose}: ${question}`, ms.asked ?? 0, ms.page ?? 0, bound),
      ` ${outcome} ${floor.slice(0, 40)}`,
    );
  }
}

/** Colours, cages, contacts and a name, written straight into the database. */
async function settle(org_id: string): Promise<void> {
  const client = directDatabase(server.databaseUrl);
  const upTo = (most: number) => `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${most})`;
  const short = org_id.slice(-8);
  const now = "'2026-01-01T00:00:00.000Z'";
  for (const sql of [
    "UPDATE birds SET mutation = iif(n % 7 = 0, 'Amarelo intenso', 'Verde nevado') WHERE org_id = ?1",
    `UPDATE birds SET name = 'Rubi', search_key = search_key || 'rubi'
      WHERE org_id = ?1 AND n = (SELECT min(n) FROM birds WHERE org_id = ?1)`,
    `${upTo(1000)} INSERT INTO places (id, org_id, kind, name, name_key, created_at, updated_at)
      SELECT 'place_${short}_' || i, ?1, 'cage', 'Gaiola ' || i, 'gaiola ' || i, ${now}, ${now} FROM n`,
    `UPDATE birds SET place_id = 'place_${short}_12' WHERE org_id = ?1 AND n % 500 = 0`,
    `${upTo(2000)} INSERT INTO contacts (id, org_id, head_id, kind, name, name_key, created_at, updated_at)
      SELECT 'con_${short}_' || i, ?1, 'con_${short}_' || i, 'person', 'Ana Costa ' || i, 'ana costa ' || i, ${now}, ${now}
      FROM n`,
  ])
    await client.execute({ sql, args: [org_id] });
  client.close();
}
