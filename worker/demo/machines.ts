import type { Database } from "#db/connection.ts";
import { newId } from "#db/ids.ts";
import { incubatorOffsets, incubatorPowerCuts, incubators, incubatorTrays } from "#db/schema/incubators.ts";
import type { Language } from "#db/vocabulary.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import { foldName } from "#worker/species/names.ts";
import { begunAt, type DemoKeeper } from "./flock/keeper.ts";
import { demoPlaces } from "./flock/places.ts";

const machine: Record<Language, { name: string; notes: string; trays: [string, string]; cut: string }> = {
  pt: {
    name: "Covina 24",
    notes: "Para os ovos que as canárias abandonam. Água destilada à segunda e à quinta.",
    trays: ["Tabuleiro de viragem", "Nascedouro"],
    cut: "Trovoada. Ficou fechada, com uma manta por cima.",
  },
  en: {
    name: "Covina 24",
    notes: "For the eggs that canaries leave. Distilled water on Mondays and Thursdays.",
    trays: ["Turning tray", "Hatching tray"],
    cut: "A thunderstorm. It stayed closed, under a blanket.",
  },
};

/** The statements that write the demo's machine: two trays, a salt test a month ago, and a power cut of last week. */
export function machineStatements(
  db: Database,
  keeper: DemoKeeper,
  places: ReadonlyArray<{ id: string; name: string }>,
) {
  const { org_id, season, language, today } = keeper;
  const { name, notes, trays, cut } = machine[language];
  const stamps = { created_at: begunAt(season), updated_at: begunAt(season) };
  const incubator_id = newId("incubator");
  const room = demoPlaces.find(({ key }) => key === "birdroom")?.name[language];
  const [set, hatch] = trays;
  const tray = (title: string, kind: "setter" | "hatcher", slots: number) => ({
    id: newId("tray"),
    org_id,
    incubator_id,
    name: title,
    name_key: foldName(title),
    kind,
    slots,
    ...stamps,
    position: kind === "setter" ? 0 : 1,
  });
  return [
    db.insert(incubators).values({
      id: incubator_id,
      org_id,
      name,
      name_key: foldName(name),
      model: "Covina Super 24",
      notes,
      ...stamps,
      air: "forced",
      turning: "machine",
      temperature_c: 37.5,
      humidity_pct: 50,
      place_id: places.find((it) => it.name === room)?.id ?? null,
    }),
    db.insert(incubatorTrays).values([tray(set, "setter", 24), tray(hatch, "hatcher", 12)]),
    db.insert(incubatorOffsets).values({
      id: newId("offset"),
      org_id,
      incubator_id,
      from_at: `${plusDays(today, -30)}T18:00:00.000Z`,
      humidity_pct: 3,
      method: "salt_75",
      created_at: stamps.created_at,
    }),
    db.insert(incubatorPowerCuts).values({
      id: newId("power_cut"),
      org_id,
      incubator_id,
      coldest_c: 34.2,
      notes: cut,
      ...stamps,
      from_at: `${plusDays(today, -6)}T03:10:00.000Z`,
      to_at: `${plusDays(today, -6)}T04:25:00.000Z`,
    }),
  ] as const;
}
