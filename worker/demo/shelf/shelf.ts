import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { idForKey } from "#db/ids.ts";
import { begunAt, type DemoKeeper, dayBegun } from "#worker/demo/flock/keeper.ts";
import type { Standing } from "#worker/demo/flock/stored-flock.ts";
import { jsonCells } from "#worker/json-rows.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import { vatWithin } from "#worker/money/vat.ts";
import { foldName } from "#worker/species/names.ts";
import { type BookedItem, demoCount, demoItems, demoRounds, fed, fedDays } from "./items.ts";
import { movesOf } from "./moves.ts";

type RoundKey = keyof typeof demoRounds;
const roundKeys = Object.keys(demoRounds) as RoundKey[];
const vat_bp = 2300;

/** The statements that write the shelf as it is on the keeper's day, or move it there, under the same ids every day. */
export async function shelfStatements(db: Database, keeper: DemoKeeper, { places }: Standing) {
  const { org_id, user_id, season, today, language } = keeper;
  const at = begunAt(season);
  const dayAgo = (days: number) => plusDays(today, -days);
  const birdroom = places.get("birdroom") ?? null;
  const count_id = await idForKey("count", org_id, "shelf");
  const all = await Promise.all(demoItems.map((item) => rowsOf(keeper, item)));
  const rounds = await Promise.all(roundKeys.map((key) => roundOf(keeper, key, all)));
  const bookings = rounds.flatMap(({ id, booked }) => booked.map(([on, booking]) => [booking, id, on]));
  const bookingOf = new Map(rounds.map(({ key, booked }) => [key as string, new Map(booked)]));
  const moves = all.flatMap(({ item, id, moves }) =>
    moves.map(({ id: move, lot, kind, quantity, days, spent }) => {
      const round = kind === "use" ? item.use?.round : undefined;
      return [
        ...[move, id, lot, kind, quantity, dayAgo(days), kind === "count" ? demoCount.why[language] : null],
        ...[(round && bookingOf.get(round)?.get(dayAgo(days))) ?? null, kind === "count" ? count_id : null, spent],
        round === "seed" ? birdroom : null,
      ];
    }),
  );
  const counted = all.find(({ item }) => item.key === demoCount.item);
  const ought = (counted?.moves ?? [])
    .filter(({ kind, days }) => kind !== "count" && days >= demoCount.days)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return [
    db.run(sql`UPDATE contacts SET delivery_days = 3 WHERE org_id = ${org_id} AND name = 'Sementes do Vouga, Lda.'`),
    db.run(sql`DELETE FROM stock_moves WHERE org_id = ${org_id}`),
    db.run(sql`DELETE FROM feed_bookings WHERE org_id = ${org_id}`),
    db.run(sql`
      INSERT INTO items (id, org_id, name, name_key, category, unit, pack_size, minimum, place_id, supplier_id, created_at, updated_at)
      SELECT value->>0, ${org_id}, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6, value->>7,
        (SELECT id FROM contacts WHERE org_id = ${org_id} AND name = value->>8), ${at}, ${at}
      FROM ${jsonCells(
        all.map(({ item: it, id }) => [
          ...[id, it.name[language], foldName(it.name[language]), it.category, it.unit, it.pack_size, it.minimum],
          ...[places.get(it.place) ?? null, it.supplier],
        ]),
      )} WHERE true ON CONFLICT DO NOTHING`),
    db.run(sql`
      INSERT INTO lots (id, org_id, item_id, batch, expires_on, on_day, quantity, cents, vat_cents, currency, supplier_id, created_at)
      SELECT value->>0, ${org_id}, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6, value->>7, 'EUR',
        (SELECT supplier_id FROM items WHERE org_id = ${org_id} AND id = value->>1), ${at}
      FROM ${jsonCells(all.flatMap(({ id, lots }) => lots.map((lot) => [lot.id, id, ...lot.cells])))} WHERE true
      ON CONFLICT (id) DO UPDATE SET on_day = excluded.on_day, expires_on = excluded.expires_on`),
    db.run(sql`
      INSERT INTO feed_rounds (id, org_id, name, first_on, created_at, updated_at)
      SELECT value->>0, ${org_id}, value->>1, ${dayAgo(fedDays)}, ${at}, ${at}
      FROM ${jsonCells(rounds.map(({ id, name }) => [id, name]))} WHERE true
      ON CONFLICT (id) DO UPDATE SET first_on = excluded.first_on`),
    db.run(sql`
      INSERT INTO feed_lines (id, org_id, feed_round_id, position, item_id, quantity, is_per_bird)
      SELECT value->>0, ${org_id}, value->>1, 0, value->>2, value->>3, value->>4
      FROM ${jsonCells(
        rounds.map(({ line, id, item_id, key }) => [line, id, item_id, fed[key], key === "seed" ? 1 : 0]),
      )} WHERE true ON CONFLICT DO NOTHING`),
    db.run(sql`
      INSERT INTO feed_targets (id, org_id, feed_line_id, place_id)
      SELECT value->>0, ${org_id}, value->>1, ${birdroom}
      FROM ${jsonCells(rounds.flatMap(({ key, line, target }) => (key === "seed" && birdroom ? [[target, line]] : [])))}
      WHERE true ON CONFLICT DO NOTHING`),
    db.run(sql`
      INSERT INTO feed_bookings (id, org_id, feed_round_id, on_day, user_id, created_at)
      SELECT value->>0, ${org_id}, value->>1, value->>2, ${user_id}, value->>2 || 'T08:10:00.000Z'
      FROM ${jsonCells(bookings)} WHERE true`),
    db.run(sql`
      INSERT INTO counts (id, org_id, item_id, on_day, counted, expected, why, user_id, created_at)
      VALUES (${count_id}, ${org_id}, ${counted?.id ?? ""}, ${dayAgo(demoCount.days)}, ${ought - demoCount.short}, ${ought},
        ${demoCount.why[language]}, ${user_id}, ${dayBegun(dayAgo(demoCount.days))})
      ON CONFLICT (id) DO UPDATE SET on_day = excluded.on_day, created_at = excluded.created_at`),
    db.run(sql`
      INSERT INTO stock_moves (id, org_id, item_id, lot_id, kind, quantity, on_day, why, feed_booking_id, count_id, expense_id,
        place_id, user_id, created_at)
      SELECT value->>0, ${org_id}, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6, value->>7, value->>8,
        value->>9, value->>10, ${user_id}, value->>5 || 'T08:10:00.000Z'
      FROM ${jsonCells(moves)} WHERE true`),
  ] as const;
}

/** An item with the ids of its lots and moves. */
async function rowsOf({ org_id, today }: DemoKeeper, item: BookedItem) {
  const id = await idForKey("item", org_id, item.key);
  const short = item.key === demoCount.item ? { days: demoCount.days, quantity: demoCount.short } : undefined;
  const lots = await Promise.all(
    item.lots.map(async ({ days, quantity, cents = 0, batch = null, expires, spent }, at) => ({
      id: await idForKey("lot", org_id, `${item.key} ${at}`),
      spent: spent === undefined ? null : await idForKey("expense", org_id, `spent ${spent}`),
      cells: [
        ...[batch, expires === undefined ? null : plusDays(today, expires), plusDays(today, -days), quantity, cents],
        vatWithin(cents, vat_bp).vat,
      ],
    })),
  );
  const moves = await Promise.all(
    movesOf(item, short).map(async (it, at) => ({
      ...it,
      id: await idForKey("stock_move", org_id, `${item.key} ${at}`),
      lot: lots[it.lot]?.id ?? "",
      spent: it.kind === "purchase" ? (lots[it.lot]?.spent ?? null) : null,
    })),
  );
  return { item, id, lots, moves };
}

/** A feed round with its line, and its bookings by their days. */
async function roundOf({ org_id, today, language }: DemoKeeper, key: RoundKey, all: readonly Kept[]) {
  const { item, name } = demoRounds[key];
  const idOf = (kind: "feed_round" | "feed_line" | "feed_target") => idForKey(kind, org_id, key);
  const booked = await Promise.all(
    Array.from({ length: fedDays }, async (_, at) => {
      const on = plusDays(today, -(at + 1));
      return [on, await idForKey("feed_booking", org_id, `${key} ${at}`)] as const;
    }),
  );
  return {
    key,
    booked,
    name: name[language],
    item_id: all.find((it) => it.item.key === item)?.id ?? "",
    id: await idOf("feed_round"),
    line: await idOf("feed_line"),
    target: await idOf("feed_target"),
  };
}
type Kept = Awaited<ReturnType<typeof rowsOf>>;
