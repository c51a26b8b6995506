/** Whether a cron expression of five fields (minute, hour, day, month, weekday; UTC) names this minute. */
export function isDue(cron: string, at: Date): boolean {
  const now = [at.getUTCMinutes(), at.getUTCHours(), at.getUTCDate(), at.getUTCMonth() + 1, at.getUTCDay()];
  const fields = cron.trim().split(/\s+/);
  return fields.length === now.length && fields.every((field, index) => names(field, now[index] ?? 0));
}

function names(field: string, value: number): boolean {
  return field.split(",").some((part) => {
    const [range = "", step = "1"] = part.split("/");
    const [first = "", last = part.includes("/") ? "Infinity" : first] = range.split("-");
    const from = range === "*" ? 0 : Number(first);
    const to = range === "*" ? Number.POSITIVE_INFINITY : Number(last);
    return value >= from && value <= to && (value - from) % Number(step) === 0;
  });
}
