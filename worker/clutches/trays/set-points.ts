/** What a species wants of a machine, °C and % humidity; null where unknown. */
export type SetPoints = { temperature_c: number | null; humidity_pct: number | null };

/** By how much they may differ in one machine: rules of thumb, as the bands of the alarms. */
const most = { temperature_c: 0.3, humidity_pct: 10 } as const;
// 37.8 less 37.5 is a little more than 0.3 in the arithmetic of machines.
const hair = 1e-9;

/** Whether two species want what one machine cannot give both. */
export const unlike = (one: SetPoints, other: SetPoints): boolean =>
  (["temperature_c", "humidity_pct"] as const).some((name) => {
    const [first, second] = [one[name], other[name]];
    return first !== null && second !== null && Math.abs(first - second) > most[name] + hair;
  });
