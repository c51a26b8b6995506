import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "audit.subject.incubator": "Incubator",
  "audit.incubator.device": "Sensor",
  "readings.at": "Enter a day and a time that exist.",
  "readings.list": "Send at least one reading.",
  "readings.many": "Send at most 500 readings at a time.",
  "readings.figure": "Enter a number, such as 37.5.",
  "readings.nothing": "Enter the temperature or the humidity.",
  "readings.dry_bulb": "The wet bulb needs the temperature as well.",
  "readings.both": "Enter the humidity or the wet bulb, not both.",
  "readings.wet_bulb": "The wet bulb cannot be warmer than the air.",
  "readings.known": "There is a reading of that second already.",
  "readings.skipped_hour": "That hour did not exist: the clocks went forward. Enter another.",
  "readings.refused.future": "That time has not come yet.",
  "readings.refused.old": "Readings may be 90 days old at most.",
  "readings.refused.temperature_range": "The temperature must be between -20 and 60 °C.",
  "readings.refused.humidity_range": "The humidity must be between 0 and 100 %.",
  "readings.refused.nothing": "Enter the temperature or the humidity.",
  "readings.span.order": "The end must be after the beginning.",
  "readings.span.long": "Choose 1000 days at most.",
  "readings.file.missing": "Choose a file.",
  "readings.file.none": "There is no reading in this file that can be imported.",
  "readings.device.key_gone":
    "This sensor was added already, and its key is shown only once. Revoke it and add another.",
};
