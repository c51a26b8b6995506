/** The closed lists of words of incubators, health and tasks. */

/** Whether a fan moves the air of an incubator; where none does, warm air lies on top. */
export const airKinds = ["forced", "still"] as const;
export type AirKind = (typeof airKinds)[number];
export const turnings = ["machine", "hand", "none"] as const;
export type Turning = (typeof turnings)[number];
/** What a tray is for: eggs that are turned, or eggs that are about to hatch. */
export const trayKinds = ["setter", "hatcher"] as const;
export type TrayKind = (typeof trayKinds)[number];
/** How an incubator's own instruments were checked; `salt_75`: beside wet table salt, where air has 75 % humidity. */
export const calibrationMethods = ["thermometer", "hygrometer", "salt_75", "other"] as const;
export type CalibrationMethod = (typeof calibrationMethods)[number];
/** Where a reading comes from. */
export const readingSources = ["typed", "file", "device"] as const;
export type ReadingSource = (typeof readingSources)[number];
/** What is wrong with a machine; `silent`: its device has said nothing. */
export const alarmKinds = ["temperature", "humidity", "silent"] as const;
export type AlarmKind = (typeof alarmKinds)[number];
export const alarmLevels = ["warning", "critical"] as const;
export type AlarmLevel = (typeof alarmLevels)[number];

/** What happens to a bird's health. Its death is an action of its own. */
export const healthKinds = [
  ...(["checkup", "illness", "injury", "vaccination", "deworming", "parasites", "laboratory"] as const),
  ...(["surgery", "egg_binding", "quarantine", "recovery", "necropsy"] as const),
] as const;
export type HealthKind = (typeof healthKinds)[number];
/** What became of a dose. */
export const doseStates = ["given", "skipped"] as const;
export type DoseState = (typeof doseStates)[number];

/** How often a task comes again: every so many days or weeks, on days of the week, or on its day of the month or year. */
export const taskUnits = ["day", "week", "weekdays", "month", "year"] as const;
export type TaskUnit = (typeof taskUnits)[number];
/** What became of a task on a day. */
export const taskStates = ["done", "skipped"] as const;
export type TaskState = (typeof taskStates)[number];

/** What the agenda tells of beside the season: a dose, an animal to look at again, the end of a quarantine, an own task, a payment, a deadline of papers. */
export const lineSteps = ["dose", "follow_up", "quarantine", "task", "payment", "feed", "stock", "deadline"] as const;
export type LineStep = (typeof lineSteps)[number];
