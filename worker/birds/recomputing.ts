import { sql } from "drizzle-orm";
import type { Database } from "#db/open.ts";
import { type Bond, bondsStand, bondsVersion, whileBondsStand } from "./bonds.ts";
import { CircularBonds, type Inbred, inbredIn, packBonds, storingInbred } from "./inbreeding.ts";
import { kinshipEngine } from "./kinship.ts";

/** What a full recomputation found: birds looked at, those whose stored figures were not these, and birds in or below a circle. */
export type Recomputed = { birds: number; differing: string[]; circular: string[] };

type House = { db: Database; org_id: string };
type Stored = Bond & Inbred & { kinship_engine: number };

// Two ways of summing the same may differ in the last digit.
const tolerance = 1e-12;

/**
 * Works out F, completeness and depth of every bird of an organisation anew and stores what differs, in one write that
 * fails when bonds change meanwhile. With `only_tell` nothing is stored. Birds of a circle keep what they have and are told.
 */
export function recomputeInbreeding(house: House, only_tell = false): Promise<Recomputed> {
  return whileBondsStand(async () => {
    const [[version], stored] = await Promise.all([bondsVersion(house), everyBird(house)]);
    const { inbred, circular } = workedOut(stored);
    const before = new Map(stored.map((bird) => [bird.id, bird]));
    const differing = inbred.filter((it) => differs(it, before.get(it.id)));
    // A founder's F is 0 whatever worked it out.
    const stale = inbred.filter((it) => it.pedigree_depth > 0 && before.get(it.id)?.kinship_engine !== kinshipEngine);
    const writes = [...new Set([...differing, ...stale])];
    if (!only_tell && writes.length > 0) {
      const packs = Array.from({ length: Math.ceil(writes.length / packSize) }, (_, at) =>
        writes.slice(at * packSize, (at + 1) * packSize),
      );
      const storing = packs.map((pack) => house.db.run(storingInbred(house.org_id, pack)));
      // Whoever keeps the old figures in memory has to read them anew.
      const noted = house.db.run(
        sql`UPDATE organizations SET bonds_version = bonds_version + 1 WHERE id = ${house.org_id}`,
      );
      await house.db.batch([bondsStand(house, version?.version ?? 0), ...storing, noted]);
    }
    return { birds: stored.length, differing: differing.map(({ id }) => id), circular };
  });
}

// The database takes no text beyond a size.
const packSize = 10_000;

function workedOut(stored: readonly Stored[]): { inbred: Inbred[]; circular: string[] } {
  try {
    return { inbred: inbredIn(packBonds(stored)), circular: [] };
  } catch (thrown) {
    if (!(thrown instanceof CircularBonds)) throw thrown;
    const circular = new Set(thrown.ids);
    return {
      inbred: inbredIn(packBonds(stored.filter(({ id }) => !circular.has(id)))),
      circular: [...circular],
    };
  }
}

function differs(one: Inbred, other: Inbred | undefined): boolean {
  if (!other) return true;
  const far = (field: "inbreeding" | "completeness") => Math.abs(one[field] - other[field]) > tolerance;
  return far("inbreeding") || far("completeness") || one.pedigree_depth !== other.pedigree_depth;
}

/** Every bird of an organisation with what is stored of it; birds in the trash and of others included. */
async function everyBird({ db, org_id }: House): Promise<Stored[]> {
  const all: Stored[] = [];
  for (let after = ""; ; ) {
    const rows: Stored[] = await db.all(sql`
      SELECT id, father_id, mother_id, inbreeding, completeness, pedigree_depth, kinship_engine FROM birds
      WHERE org_id = ${org_id} AND id > ${after} ORDER BY id LIMIT ${packSize}`);
    all.push(...rows);
    if (rows.length < packSize) return all;
    after = rows.at(-1)?.id ?? "";
  }
}

/** Clock deed: one organisation a run whose birds were worked out by an older engine, or not at all. */
export async function renewInbreeding(db: Database): Promise<void> {
  const [stale] = await db.all<{ org_id: string }>(sql`
    SELECT org_id FROM birds WHERE (father_id IS NOT NULL OR mother_id IS NOT NULL)
    AND kinship_engine < ${kinshipEngine} LIMIT 1`);
  if (!stale) return;
  const { circular } = await recomputeInbreeding({ db, org_id: stale.org_id });
  if (circular.length > 0) console.error(JSON.stringify({ message: "circles of descent", birds: circular.length }));
}
