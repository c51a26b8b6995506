// Calendar days are texts, `2027-04-09`, computed in UTC: no clock that is put forward or back touches them. As texts
// they compare in their order.

const msPerDay = 86_400_000;
const at = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The day so many days after another; before it for a negative number. */
export const plusDays = (day: string, days: number): string =>
  new Date(at(day) + days * msPerDay).toISOString().slice(0, 10);

/** How many days lie from one day to another; negative where the other is earlier. */
export const daysFrom = (from: string, to: string): number => Math.round((at(to) - at(from)) / msPerDay);

/** The later of two days. */
export const laterOf = (one: string, other: string): string => (one > other ? one : other);
