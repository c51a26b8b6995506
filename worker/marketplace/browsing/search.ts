import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { countStatement, rate, refuseBeyond } from "#worker/accounts/rates.ts";
import type { Visitor } from "#worker/accounts/visitor.ts";
import { batch } from "#worker/kit/batch.ts";
import { type CardRow, cardColumns, cardOf, type MarketCard } from "./card.ts";
import { choicesOf, choicesStatements, type MarketChoices } from "./choices.ts";
import { listingsPerPage, type MarketFilter, mostCounted } from "./contract.ts";
import { level, onMarket } from "./visible.ts";
import { wordsQuery } from "./words-query.ts";

/** A page of the market, and what it can be narrowed by. */
export type MarketPage = {
  items: MarketCard[];
  /** How many there are; of more than 500 that many, and `is_more`. */
  total: number;
  is_more: boolean;
  page: number;
  has_next: boolean;
  choices: MarketChoices;
};

/** A page of the market, the newest first. Whatever narrows it, or turns its pages, is counted for the network that asks. */
export async function marketPage(visitor: Visitor, filter: MarketFilter): Promise<MarketPage> {
  const { db, env, now, ip } = visitor;
  const page = filter.page ?? 1;
  const limit = await rate(env, "browse.ip", ip);
  const isNarrowed = Object.values(filter).some((value) => value !== undefined);
  const found = matching(filter, now.slice(0, 4));
  const before = (page - 1) * listingsPerPage;
  // Gone through once, for the page and for how many there are.
  const most = Math.max(mostCounted + 1, before + listingsPerPage + 1);
  const read = {
    rows: db.all<CardRow & { total: number; n: number | null }>(sql`
      WITH found (n) AS MATERIALIZED (${found} LIMIT ${most})
      SELECT total.n AS total, chosen.n AS n, ${cardColumns}
      FROM (SELECT count(*) AS n FROM found) total
      LEFT JOIN (SELECT n FROM found ORDER BY n DESC LIMIT ${listingsPerPage + 1} OFFSET ${before}) chosen ON true
      LEFT JOIN market_listings it ON it.n = chosen.n ORDER BY chosen.n DESC`),
    ...choicesStatements(db),
  };
  const answers = isNarrowed ? await counted(db, { limit, now }, read) : await batch(db, read);
  const rows = answers.rows.filter(({ n }) => n !== null);
  const total = answers.rows[0]?.total ?? 0;
  return {
    items: rows.slice(0, listingsPerPage).map(cardOf),
    total: Math.min(total, mostCounted),
    is_more: total > mostCounted,
    page,
    has_next: rows.length > listingsPerPage,
    choices: choicesOf(answers),
  };
}

async function counted<Read extends Parameters<typeof batch>[1]>(
  db: Database,
  { limit, now }: { limit: Awaited<ReturnType<typeof rate>>; now: string },
  read: Read,
) {
  const answers = await batch(db, { asked: countStatement(db, limit, now), ...read });
  refuseBeyond([[limit, answers.asked]], now);
  return answers;
}

/** Which listings a question finds, the newest first. What a search narrows by stands in the index that it goes along. */
function matching(filter: MarketFilter, year: string): SQL {
  const words = filter.q === undefined ? undefined : wordsQuery(filter.q);
  // What holds no word is found nowhere.
  if (filter.q !== undefined && words === undefined) return sql`SELECT 0 AS n WHERE 0`;
  const narrowed = sql.join([onMarket, ...conditions(filter, Number(year))], sql` AND `);
  if (words === undefined)
    return sql`SELECT it.n FROM market_listings it INDEXED BY ${along(filter)} WHERE ${narrowed} ORDER BY it.n DESC`;
  return sql`SELECT it.n FROM market_words CROSS JOIN market_listings it ON it.n = market_words.rowid
    WHERE market_words MATCH ${words} AND ${narrowed} ORDER BY market_words.rowid DESC`;
}

const along = ({ species, district, kind }: MarketFilter) =>
  sql.raw(
    `market_listings_${species !== undefined ? "by_species" : district !== undefined ? "by_district" : kind !== undefined ? "by_kind" : "shown"}`,
  );

function conditions(filter: MarketFilter, year: number): SQL[] {
  const { species, district, kind, sex, age, price_min, price_max } = filter;
  const ages = { this: sql`>= ${year}`, last: sql`= ${year - 1}`, older: sql`< ${year - 1}` };
  const all: Array<SQL | undefined> = [
    species === undefined ? undefined : sql`it.latin_key = ${species}`,
    district === undefined ? undefined : sql`it.district = ${district}`,
    kind && sql`it.kind = ${kind}`,
    sex && sql`it.sex = ${sex}`,
    age && sql`it.hatched_year ${ages[age]}`,
    price_min === undefined ? undefined : sql`it.price_cents >= ${price_min * 100}`,
    price_max === undefined ? undefined : sql`it.price_cents <= ${price_max * 100}`,
    // A price that is not shown is found by nobody.
    price_min === undefined && price_max === undefined ? undefined : sql`${level} = 'open'`,
  ];
  return all.filter((it) => it !== undefined);
}
