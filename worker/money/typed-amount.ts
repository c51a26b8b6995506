import { digitsOf } from "./currency.ts";

/** What a typed amount is: minor units; or text that could be two amounts, with both; or none. */
type TypedAmount =
  | { minor: number }
  | { fault: "ambiguous"; readings: readonly [number, number] }
  | { fault: "unreadable" };

/** The largest amount that is taken, in major units; sums of many stay exact. */
export const mostMajor = 9_999_999;

const unreadable: TypedAmount = { fault: "unreadable" };

/**
 * Reads an amount as people type it, in minor units of the currency (ISO 4217). Of both signs the last parts the decimals
 * (`1.234,50`, `1,234.50`); one sign with one or two digits behind it is decimal; several alike part thousands. One with
 * exactly three digits behind it (`1.234`) could be either: `ambiguous`, with both readings in minor units.
 */
export function typedAmount(given: string, currency: string): TypedAmount {
  const bare = given.normalize("NFKC").replace(/[\s€$£'’]/g, "");
  const shape = /^([\d.,]*?)(?:([.,])(\d*))?$/.exec(bare);
  if (!shape || !/\d/.test(bare)) return unreadable;
  const [, head = "", sign = "", tail = ""] = shape;
  const kinds = new Set(head.replace(/\d/g, ""));
  if (sign === "") return amountOf(head, "", currency);
  if (kinds.size > 1) return unreadable;
  if (kinds.has(sign))
    return isGrouped(head, sign) && tail.length === 3 ? amountOf(head + tail, "", currency) : unreadable;
  if (kinds.size === 1) return isGrouped(head, [...kinds][0] ?? "") ? amountOf(head, tail, currency) : unreadable;
  if (tail.length !== 3 || head === "" || head.startsWith("0")) return amountOf(head, tail, currency);
  const [whole, parted] = [amountOf(head + tail, "", currency), amountOf(head, tail, currency, true)];
  if ("fault" in whole) return parted;
  return "fault" in parted ? whole : { fault: "ambiguous", readings: [whole.minor, parted.minor] };
}

/** Whether thousands are parted as they should be: `1.234.567`. */
const isGrouped = (head: string, sign: string): boolean =>
  head.split(sign).every((part, at) => (at === 0 ? /^\d{1,3}$/.test(part) : /^\d{3}$/.test(part)));

/** `isRounded` where it is only said what might be meant. */
function amountOf(whole: string, decimals: string, currency: string, isRounded = false): TypedAmount {
  const digits = digitsOf(currency);
  const major = whole.replace(/[.,]/g, "") || "0";
  if (!/^\d+$/.test(major) || !/^\d*$/.test(decimals) || Number(major) > mostMajor) return unreadable;
  if (decimals.length > digits && !isRounded) return unreadable;
  const minor = Math.round(Number(`${major}.${decimals || "0"}`) * 10 ** digits);
  return { minor };
}
