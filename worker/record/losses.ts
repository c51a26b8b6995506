/** For so many days a weight that fell by a tenth is worth a look; after that it is history. */
const lossDays = 90;

/** The first day of a weighing that still counts as one of these days. */
export const lossesSince = (today: string): string =>
  new Date(Date.parse(today) - lossDays * 86_400_000).toISOString().slice(0, 10);
