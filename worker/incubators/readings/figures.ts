/** What may be read: °C and % of relative humidity. */
export const bounds = { temperature: [-20, 60], humidity: [0, 100] } as const;
/** Points of a chart, at most; the days of a chart's longest span. */
export const mostPoints = 1000;
/** Days up to which a chart shows every reading, and every hour. */
export const stepDays = { raw: 3, hour: 41 } as const;
