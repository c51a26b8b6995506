import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { idForKey } from "#db/ids.ts";
import type { Language } from "#db/vocabulary.ts";
import type { ListingKind, ListingState } from "#db/words/market.ts";
import type { Ring } from "#worker/demo/flock/flock.ts";
import { begunAt, type DemoKeeper, dayBegun } from "#worker/demo/flock/keeper.ts";
import type { Standing } from "#worker/demo/flock/stored-flock.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import { foldName } from "#worker/species/names.ts";

type Words = Record<Language, string>;
type DemoListing = {
  kind: ListingKind;
  state: ListingState;
  /** Days before today on which it was shown, or begun. */
  days: number;
  ring?: Ring;
  cents?: number;
  brood?: number;
  title: Words;
  text: Words;
};

const shownDays = 60;
/** What has to be said of a bird that is advertised in Portugal; the number is nobody's. */
const breederNumber = "PT-0000-481";

const demoListings: readonly DemoListing[] = [
  {
    kind: "bird",
    state: "published",
    days: 6,
    ring: "FOP R481 13",
    brood: 2,
    title: { pt: "Canário laranja, macho", en: "Orange canary, cock" },
    text: {
      pt: "Criado cá em casa, habituado a sementes e papa de ovo. O canto ainda está por afinar. Pode ver os pais quando vier.",
      en: "Bred here, used to seed and egg food. The song is not finished yet. You can see both parents when you come.",
    },
  },
  {
    kind: "goods",
    state: "published",
    days: 11,
    cents: 4000,
    title: { pt: "Gaiola de criação, 60 cm", en: "Breeding cage, 60 cm" },
    text: {
      pt: "Usada duas épocas, com divisória e dois comedouros. Lavada e desinfetada.",
      en: "Used for two seasons, with divider and two feeders. Washed and disinfected.",
    },
  },
  {
    kind: "goods",
    state: "draft",
    days: 1,
    cents: 1500,
    title: { pt: "Dez ninhos de corda", en: "Ten rope nests" },
    text: { pt: "Novos, sobraram da época passada.", en: "New, left over from last season." },
  },
];

/** What the keeper shows of the flock: its page on the market, for whoever tries it at home. */
const seller = {
  slug: "viveiro-da-ribeira",
  name: "Viveiro da Ribeira",
  text: {
    pt: "Canários de cor e de canto, criados em pequeno número em Aveiro. As aves veem-se em casa, com os pais.",
    en: "Colour and song canaries, bred in small numbers in Aveiro. Birds are seen at home, with their parents.",
  },
  district: "Aveiro",
};

/** Who asked about the first of them, and what was written. */
const thread: Record<"buyer" | "seller", Words> = {
  buyer: {
    pt: "Bom dia. O Norte já cantou este ano? Posso ir vê-lo no sábado de manhã?",
    en: "Good morning. Has he sung this year? May I come and see him on Saturday morning?",
  },
  seller: {
    pt: "Bom dia. Canta desde fevereiro. Sábado às dez está bem.",
    en: "Good morning. He has been singing since February. Saturday at ten is fine.",
  },
};

/**
 * The statements that write what the keeper has for sale as it is on the keeper's day, or move it there, under the same ids
 * every day. Of the demo that everybody looks at none of it is ever shown on the market.
 */
export async function listingStatements(db: Database, keeper: DemoKeeper, standing: Standing) {
  const { org_id, language, today, season } = keeper;
  const begun = begunAt(season);
  const rows = await Promise.all(
    demoListings.map(async ({ title, text, days, ring, cents = null, brood = null, ...rest }, at) => ({
      ...rest,
      id: await idForKey("listing", org_id, `${at}`),
      part_id: await idForKey("listing_bird", org_id, `${at}`),
      bird_id: ring ? (standing.birds.get(ring)?.id ?? null) : null,
      title: title[language],
      title_key: foldName(title[language]),
      text: text[language],
      cents,
      currency: cents === null ? null : "EUR",
      brood,
      at: dayBegun(plusDays(today, -days)),
      until: dayBegun(plusDays(today, shownDays - days)),
    })),
  );
  const listed = JSON.stringify(rows);
  const enquiry = await idForKey("enquiry", org_id, "norte");
  const words = await Promise.all(
    (["buyer", "seller"] as const).map(async (side, at) => ({
      id: await idForKey("enquiry_message", org_id, side),
      side,
      text: thread[side][language],
      at: `${plusDays(today, at - 2)}T09:00:00.000Z`,
    })),
  );
  const last = words.at(-1)?.at ?? begun;
  return [
    db.run(sql`
      INSERT INTO registrations (id, org_id, kind, number, created_at, updated_at)
      VALUES (${await idForKey("registration", org_id, "breeder")}, ${org_id}, 'breeder_number', ${breederNumber}, ${begun}, ${begun})
      ON CONFLICT DO NOTHING`),
    db.run(sql`
      INSERT INTO sellers (id, org_id, slug, is_shown, name, text, district, created_at, updated_at)
      VALUES (${await idForKey("seller", org_id, "own")}, ${org_id}, ${seller.slug}, 1, ${seller.name},
        ${seller.text[language]}, ${seller.district}, ${begun}, ${begun})
      ON CONFLICT DO NOTHING`),
    db.run(sql`
      INSERT INTO listings (id, org_id, kind, state, title, title_key, text, price_cents, currency, brood, published_at,
        expires_at, created_at, updated_at)
      SELECT value->>'id', ${org_id}, value->>'kind', value->>'state', value->>'title', value->>'title_key', value->>'text',
        value->>'cents', value->>'currency', value->>'brood',
        CASE WHEN value->>'state' = 'published' THEN value->>'at' END,
        CASE WHEN value->>'state' = 'published' THEN value->>'until' END, value->>'at', value->>'at'
      FROM json_each(${listed}) WHERE 1
      ON CONFLICT (id) DO UPDATE SET published_at = excluded.published_at, expires_at = excluded.expires_at,
        created_at = excluded.created_at`),
    db.run(sql`
      INSERT INTO listing_birds (id, org_id, listing_id, position, bird_id, is_living)
      SELECT value->>'part_id', ${org_id}, value->>'id', 1, value->>'bird_id', value->>'state' = 'published'
      FROM json_each(${listed}) WHERE value->>'bird_id' IS NOT NULL ON CONFLICT DO NOTHING`),
    db.run(sql`
      INSERT INTO enquiries (id, org_id, listing_id, state, name, email, language, token_hash, confirmed_at, last_word_at,
        waits_for, created_at, updated_at)
      VALUES (${enquiry}, ${org_id}, ${rows[0]?.id ?? null}, 'open', 'Rita Leitão', 'rita@demo.invalid', ${language},
        ${enquiry}, ${words[0]?.at ?? begun}, ${last}, 'buyer', ${words[0]?.at ?? begun}, ${last})
      ON CONFLICT (id) DO UPDATE SET confirmed_at = excluded.confirmed_at, last_word_at = excluded.last_word_at,
        created_at = excluded.created_at, updated_at = excluded.updated_at`),
    db.run(sql`
      INSERT INTO enquiry_messages (id, org_id, enquiry_id, side, text, created_at)
      SELECT value->>'id', ${org_id}, ${enquiry}, value->>'side', value->>'text', value->>'at'
      FROM json_each(${JSON.stringify(words)}) WHERE 1 ON CONFLICT (id) DO UPDATE SET created_at = excluded.created_at`),
  ] as const;
}
