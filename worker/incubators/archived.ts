import * as z from "zod";
import {
  incubatorAlarms,
  incubatorDays,
  incubatorOffsets,
  incubatorPowerCuts,
  incubators,
  incubatorTrays,
} from "#db/schema/incubators.ts";
import { airKinds, alarmKinds, alarmLevels, calibrationMethods, trayKinds, turnings } from "#db/words/care.ts";
import { calendarDay } from "#worker/fields.ts";
import { type ArchivedTable, archived } from "#worker/kit/archived.ts";
import {
  day,
  derived,
  empty,
  instant,
  number,
  oneOf,
  position,
  rowId,
  text,
  version,
  whole,
  word,
} from "#worker/kit/archived-fields.ts";
import { foldName } from "#worker/species/names.ts";
import { momentIn } from "./moments.ts";

// They are compared as texts: of one form, as all that are kept here.
const moment = instant.transform((at) => momentIn(at, "UTC"));
const degrees = number(-100, 200);
const percent = number(0, 100);

const archivedMachines = archived(incubators, {
  kind: "incubator",
  beside: "refused",
  // Its devices and readings stay where they are.
  left: ["silent_at", "temperature_judged_from", "humidity_judged_from", "delivered"],
  unread: ["name_key", "csv_columns"],
  worded: { air: "audit.incubator.air", turning: "audit.incubator.turning" },
  row: z
    .strictObject({
      id: rowId,
      name: word,
      name_key: derived,
      model: text(400),
      place_id: empty(rowId),
      air: oneOf(airKinds),
      temperature_c: empty(degrees),
      humidity_pct: empty(percent),
      turning: oneOf(turnings),
      warning_c: number(0.01, 100),
      critical_c: number(0.01, 100),
      warning_pct: number(0.01, 100),
      csv_columns: text(10_000),
      notes: text(10_000),
      version,
      created_at: instant,
      updated_at: instant,
    })
    .refine(({ warning_c, critical_c }) => critical_c >= warning_c, { path: ["critical_c"], error: "fields.invalid" }),
  same: ({ name }) => foldName(name),
  returned:
    () =>
    ({ name }) => ({ name_key: foldName(name) }),
});

const archivedTrays = archived(incubatorTrays, {
  kind: "tray",
  beside: "refused",
  unread: ["name_key", "position"],
  worded: { kind: "incubators.archive.tray" },
  row: z.strictObject({
    id: rowId,
    incubator_id: rowId,
    name: word,
    name_key: derived,
    kind: oneOf(trayKinds),
    slots: empty(whole(1, 1_000_000)),
    position,
    lockdown_on: day,
    lockdown_humidity_pct: empty(percent),
    version,
    created_at: instant,
    updated_at: instant,
  }),
  same: ({ incubator_id, name }) => `${incubator_id}\n${foldName(name)}`,
  returned:
    () =>
    ({ name }) => ({ name_key: foldName(name) }),
});

const archivedOffsets = archived(incubatorOffsets, {
  kind: "offset",
  beside: "refused",
  worded: { method: "incubators.archive.method" },
  row: z.strictObject({
    id: rowId,
    incubator_id: rowId,
    from_at: moment,
    temperature_c: degrees,
    humidity_pct: number(-100, 100),
    method: oneOf(calibrationMethods),
    created_at: instant,
  }),
  same: ({ incubator_id, from_at }) => `${incubator_id} ${from_at}`,
});

const archivedPowerCuts = archived(incubatorPowerCuts, {
  kind: "power_cut",
  beside: "refused",
  row: z
    .strictObject({
      id: rowId,
      incubator_id: rowId,
      from_at: moment,
      to_at: empty(moment),
      coldest_c: empty(degrees),
      notes: text(4000),
      version,
      created_at: instant,
      updated_at: instant,
    })
    .refine(({ from_at, to_at }) => to_at === null || to_at >= from_at, { path: ["to_at"], error: "fields.invalid" }),
});

const archivedAlarms = archived(incubatorAlarms, {
  kind: "alarm",
  beside: "refused",
  left: ["acknowledged_by"],
  worded: { kind: "incubators.archive.alarm", level: "incubators.archive.level" },
  row: z.strictObject({
    id: rowId,
    incubator_id: rowId,
    kind: oneOf(alarmKinds),
    level: oneOf(alarmLevels),
    opened_at: moment,
    closed_at: empty(moment),
    worst: empty(degrees),
    acknowledged_at: empty(instant),
  }),
  same: ({ incubator_id, kind, opened_at }) => `${incubator_id} ${kind} ${opened_at}`,
  // The readings that would close it stay behind.
  returned:
    (_rows, { scope }) =>
    ({ closed_at }) => ({ closed_at: closed_at ?? momentIn(scope.now, "UTC") }),
});

/** The means of 24 hours, each of °C and %. */
const hours = z.array(z.tuple([z.number().nullable(), z.number().nullable()])).length(24);

const archivedDays = archived(incubatorDays, {
  key: { column: "incubator_id", and: "on_day", start: "" },
  beside: "refused",
  unread: ["hours"],
  row: z.strictObject({
    incubator_id: rowId,
    on_day: calendarDay,
    temperature_n: whole(0, 1_000_000),
    temperature_least: empty(degrees),
    temperature_mean: empty(degrees),
    temperature_greatest: empty(degrees),
    humidity_n: whole(0, 1_000_000),
    humidity_least: empty(percent),
    humidity_mean: empty(percent),
    humidity_greatest: empty(percent),
    hours: z.string("fields.invalid").max(2000, "fields.long").refine(isHours, "fields.invalid"),
  }),
  same: ({ incubator_id, on_day }) => `${incubator_id} ${on_day}`,
});

function isHours(text: string): boolean {
  try {
    return hours.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

/** All that travels of machines: what was read stays for 90 days where it was read, and devices open a door of this app. */
export const archivedIncubators: readonly ArchivedTable[] = [
  archivedMachines,
  archivedTrays,
  archivedOffsets,
  archivedPowerCuts,
  archivedAlarms,
  archivedDays,
];
