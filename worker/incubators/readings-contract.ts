import * as z from "zod";
import { isCalendarDay, label, numberIn } from "#worker/fields.ts";
import { fileColumn, mappedFile } from "#worker/spreadsheets/file-contract.ts";

/** Readings of one call, at most. */
const mostReadings = 500;

/** Absent, null and blank are not read; whether a machine can have been at a figure is said reading by reading. */
const measured = z
  .unknown()
  .optional()
  .transform((given) => (given === undefined || given === null || given === "" ? null : numberIn(given)))
  .refine((value) => value === null || !Number.isNaN(value), "readings.figure");

const instantForm =
  /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):?[0-5]\d)$/;

/** An instant, ISO with its zone, as universal time. */
const instant = z
  .string("readings.at")
  .transform((text) => text.trim().replace(" ", "T"))
  .refine((text) => instantForm.test(text) && isCalendarDay(text.slice(0, 10)), "readings.at")
  .transform((text) => new Date(text.replace(/([+-]\d{2})(\d{2})$/, "$1:$2")).toISOString());

/** `POST /api/incubators/{id}/readings`. */
export const readingsDraft = z.object({
  readings: z
    .array(z.object({ at: instant, temperature_c: measured, humidity_pct: measured }), "readings.list")
    .min(1, "readings.list")
    .max(mostReadings, "readings.many"),
});

// Beyond these no clock of any zone is known, and nothing was read.
const isNear = (text: string) => text >= "1970" && text < "2200";

/** Of a chart: days of the organisation's calendar, both included, or instants. */
const moment = z
  .string("fields.date")
  .refine((text) => isCalendarDay(text) || (instantForm.test(text) && isCalendarDay(text.slice(0, 10))), "fields.date")
  .refine(isNear, "fields.date");
export const readingsFilter = z.object({ from: moment.optional(), to: moment.optional() });

/** What sends readings by itself, by the name that its breeder gave it. */
export const deviceDraft = z.object({ name: label(60) });

const celsiusOr = z.enum(["c", "f"], "fields.invalid");
const localTime = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/** The form of one reading: in °C or °F, with the humidity or the wet bulb; now where no time is said. */
export const typedReading = z
  .object({
    at: z
      .string("readings.at")
      .refine(
        (text) => text === "" || (localTime.test(text) && isCalendarDay(text.slice(0, 10)) && isNear(text)),
        "readings.at",
      )
      .optional(),
    temperature: measured,
    unit: celsiusOr.default("c"),
    humidity_pct: measured,
    wet_bulb: measured,
  })
  .refine((it) => it.temperature !== null || it.humidity_pct !== null, {
    path: ["temperature"],
    message: "readings.nothing",
  })
  .refine((it) => it.wet_bulb === null || it.temperature !== null, {
    path: ["temperature"],
    message: "readings.dry_bulb",
  })
  .refine((it) => it.wet_bulb === null || it.humidity_pct === null, { path: ["wet_bulb"], message: "readings.both" })
  .refine((it) => it.wet_bulb === null || it.temperature === null || it.wet_bulb <= it.temperature, {
    path: ["wet_bulb"],
    message: "readings.wet_bulb",
  });

/** How a file is read: what stands in which column (from 0), in which unit, and which figure of a date is the day. */
const fileColumns = z.object({
  at: fileColumn,
  hour: fileColumn,
  temperature: fileColumn,
  humidity: fileColumn,
  unit: z.enum(["c", "f"]),
  order: z.enum(["day_first", "month_first"]),
});

/** The multipart body of `POST /api/incubators/{id}/readings/file`; `columns` is JSON of how its reader says it is read. */
export const readingsFile = mappedFile(fileColumns, "readings.file.missing");
