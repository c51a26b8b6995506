import type { Client } from "@libsql/client";

type Size = { listings: number; sellers: number };

const kinds = ["serinus canaria", "chloebia gouldiae", "columba livia", "gallus gallus", "taeniopygia guttata"];
const places = ["Porto", "Lisboa", "Braga", "Faro", "Aveiro", "Coimbra", "Leiria", "Setúbal", "Viseu", "Évora"];
const colours = ["Vermelho mosaico", "Amarelo intenso", "Verde", "Branco dominante", "Ágata", "Isabel"];

/** A market as it may be: two fifths canaries, a tenth goods, in eleven districts of which one has little, most of them open. */
export async function marketOf(db: Client, { listings, sellers }: Size): Promise<void> {
  for (const latin of ["", ...kinds])
    await db.execute({
      sql: `INSERT OR IGNORE INTO levels (country, region, latin_key, level, version)
        SELECT 'PT', column1, ?1, iif(?1 IN ('', 'chloebia gouldiae'), 'open', 'contact'), version
        FROM gate_versions, (VALUES ('mainland'), ('madeira'), ('azores'))`,
      args: [latin],
    });
  await db.execute({
    sql: `INSERT INTO market_sellers (short_key, slug, name, country, region, is_shown, revision, changed_on)
      WITH RECURSIVE s(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM s WHERE i < ?1)
      SELECT printf('%010X', i), 'criador-' || i, 'Criador ' || i, 'PT', 'mainland', 1, 1, '2026-11-20' FROM s`,
    args: [sellers],
  });
  for (let from = 0; from < listings; from += 5000)
    await db.execute({ sql: stalls, args: [from, Math.min(listings, from + 5000), sellers] });
}

const pick = (of: readonly string[], by: string) =>
  `(CASE ${by} ${of.map((text, at) => `WHEN ${at} THEN '${text}'`).join(" ")} END)`;

// Numbers that share no divisor, so that every mixture of facts comes up.
const stalls = `
  INSERT INTO market_listings (id, short_key, revision, is_shown, kind, title, text, price_cents, currency, country, region,
    district, latin_key, latin_name, species, sex, hatched, hatched_year, colour, photos, published_at, changed_on)
  WITH RECURSIVE n(i) AS (SELECT ?1 + 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2),
  made AS (SELECT i, i % 10 = 0 AS is_goods,
    iif(i % 5 < 2, 'serinus canaria', ${pick(kinds, "i % 5")}) AS latin FROM n)
  SELECT 'listing_' || i, printf('%010X', 1 + i % ?3), 1, 1, iif(is_goods, 'goods', 'bird'),
    iif(is_goods, 'Gaiola de criação ', 'Canário mosaico ') || iif(i % 997 = 0, 'raro ', '') || i, 'Texto do anúncio.',
    1000 + i % 9000, 'EUR', 'PT', iif(i % 9 = 0, 'madeira', 'mainland'),
    iif(i % 613 = 0, 'Beja', ${pick(places, "i / 7 % 10")}), iif(is_goods, '', latin), iif(is_goods, NULL, latin),
    iif(is_goods, NULL, iif(latin = 'serinus canaria', '{"pt":"Canário","en":"Canary"}', '{"pt":"Outra","en":"Other"}')),
    iif(is_goods, '', ${pick(["male", "female", "unknown"], "i / 3 % 3")}), iif(is_goods, NULL, '' || (2022 + i % 5)),
    iif(is_goods, NULL, 2022 + i % 5), iif(is_goods, NULL, ${pick(colours, "i / 11 % 6")}),
    '[{"key":"photo' || i || '","width":1600,"height":1200}]', '2026-11-20T10:00:00.000Z', '2026-11-20'
  FROM made`;
