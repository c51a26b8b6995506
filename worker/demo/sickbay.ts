import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { idForKey } from "#db/ids.ts";
import { healthEvents } from "#db/schema/health.ts";
import type { Language } from "#db/vocabulary.ts";
import type { HealthKind } from "#db/words/care.ts";
import { dayBegun } from "#worker/demo/flock/keeper.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import type { Ring } from "./flock/flock.ts";
import type { DemoKeeper } from "./flock/keeper.ts";
import type { Standing } from "./flock/stored-flock.ts";

type Entry = {
  ring: Ring;
  kind: HealthKind;
  /** Days before today; `until` and `again` are days after it. */
  days: number;
  until?: number;
  again?: number;
  findings: Record<Language, string>;
  vet?: Record<Language, string>;
  cost?: Record<Language, string>;
};

const vet = { pt: "Dra. Helena Lopes", en: "Dr Helena Lopes" };

/** What happened to the health of birds of the flock, of late. */
const entries: readonly Entry[] = [
  {
    ring: "WBO PT81 54",
    kind: "illness",
    days: 6,
    findings: {
      pt: "Penas eriçadas, come pouco e está mais leve. Separada, com calor.",
      en: "Fluffed up, eats little and is lighter. Set apart, kept warm.",
    },
  },
  {
    ring: "WBO PT81 54",
    kind: "laboratory",
    days: 4,
    again: 1,
    vet,
    cost: { pt: "Consulta e análise, 38 €", en: "Visit and analysis, €38" },
    findings: { pt: "Fezes: coccídeas. Tratamento receitado.", en: "Droppings: coccidia. Treatment prescribed." },
  },
  {
    ring: "FOP R481 45",
    kind: "quarantine",
    days: 12,
    until: 18,
    findings: { pt: "Voltou da exposição.", en: "Back from the show." },
  },
  {
    ring: "FOP R481 31",
    kind: "injury",
    days: 9,
    again: 0,
    findings: { pt: "Unha partida; desinfetada.", en: "Broken nail; disinfected." },
  },
  {
    ring: "FOP C055 61",
    kind: "parasites",
    days: 40,
    findings: { pt: "Ácaros no poleiro. Gaiola lavada.", en: "Mites on the perch. Cage washed." },
  },
];

const isStatus = ({ kind }: Entry) => kind === "illness" || kind === "quarantine";

/** Since when birds of the flock are sick or in quarantine. */
export const ailingSince = ({ today }: DemoKeeper): ReadonlyMap<Ring, string> =>
  new Map(entries.filter(isStatus).map(({ ring, days }) => [ring, plusDays(today, -days)]));

/** The statements that write the entries as they are on the keeper's day, under the same ids whenever they are written. */
export async function healthStatements(db: Database, { org_id, language, today }: DemoKeeper, standing: Standing) {
  const rows = await Promise.all(
    entries.map(async (entry, at) => {
      const on_day = plusDays(today, -entry.days);
      return {
        id: await idForKey("health", org_id, `${entry.ring} ${at}`),
        org_id,
        bird_id: standing.birds.get(entry.ring)?.id ?? "",
        kind: entry.kind,
        on_day,
        findings: entry.findings[language],
        vet: entry.vet?.[language] ?? null,
        cost: entry.cost?.[language] ?? null,
        place_id: entry.kind === "quarantine" ? (standing.places.get("quarantine") ?? null) : null,
        until_on: entry.until === undefined ? null : plusDays(today, entry.until),
        follow_up_on: entry.again === undefined ? null : plusDays(today, entry.again),
        status_before_id: isStatus(entry) ? (standing.statuses.get("active") ?? null) : null,
        created_at: dayBegun(on_day),
        updated_at: dayBegun(on_day),
      };
    }),
  );
  return [db.insert(healthEvents).values(rows.filter(({ bird_id }) => bird_id !== ""))] as const;
}

/** The statements that take them away again and tell since when birds ail on the keeper's day. */
export const healthTurned = (db: Database, keeper: DemoKeeper, { birds: flock }: Standing) => {
  const { org_id } = keeper;
  const since = [...ailingSince(keeper)].map(([ring, day]) => [flock.get(ring)?.id ?? "", day]);
  return [
    db.run(sql`DELETE FROM health_events WHERE org_id = ${org_id}`),
    db.run(sql`
      UPDATE birds SET status_since = said.value->>1 FROM json_each(${JSON.stringify(since)}) said
      WHERE birds.org_id = ${org_id} AND birds.id = said.value->>0`),
  ] as const;
};
