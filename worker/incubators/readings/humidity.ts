/** °C of °F. */
export const celsius = (fahrenheit: number): number => ((fahrenheit - 32) * 5) / 9;

/** The pressure of air at sea level, hPa: a house of birds does not know its own, and 500 m change a reading by a point. */
const pressure = 1013.25;

/** The pressure of saturated vapour over water at °C, hPa: Magnus' formula with the figures of the WMO. */
const saturated = (temperature: number): number => 6.112 * Math.exp((17.62 * temperature) / (243.12 + temperature));

/**
 * Relative humidity, 0 to 100 %, of a dry and a wet bulb, both °C: the psychrometric formula for a ventilated bulb of WMO-No. 8
 * (Guide to Instruments and Methods of Observation, annex 4.B), at sea level. 37.5 and 30 °C (99.5 and 86 °F) are 58 %. NaN
 * where the wet bulb is the warmer one, which no air makes it.
 */
export function relativeHumidity(dry: number, wet: number): number {
  if (wet > dry) return Number.NaN;
  const vapour = saturated(wet) - 6.53e-4 * (1 + 9.44e-4 * wet) * pressure * (dry - wet);
  return Math.min(100, Math.max(0, (100 * vapour) / saturated(dry)));
}
