import type { ReactNode } from "react";
import { inUnit } from "#app/locales/measures.ts";
import type { useWords } from "#app/locales/words.tsx";
import { Ring } from "#app/rings/ring.tsx";
import { birdColumns, columnKinds, type Fact } from "#db/bird-columns.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import { hundredthsInWords } from "#worker/money/currency.ts";
import { optionKey } from "./fact-words.ts";

type Speech = Pick<ReturnType<typeof useWords>, "t" | "language"> & { currency: string };

/** A stored fact as a page shows it, as its kind wants it; null where it is not known. */
export function factValue(
  name: Fact,
  value: string | number | boolean | null,
  { t, language, currency }: Speech,
): ReactNode {
  if (value === null || value === "") return null;
  const { display } = columnKinds[birdColumns[name].kind];
  if (typeof display === "object") return inUnit(Number(value), display.unit, language);
  switch (display) {
    case "text":
      // Marks of direction in it turn nothing around it.
      return <bdi>{value}</bdi>;
    case "word":
      return t(optionKey(name, String(value)));
    case "day":
      return dayInWords(String(value), language);
    case "ring":
      return <Ring>{String(value)}</Ring>;
    case "answer":
      return value ? t("birds.yes") : null;
    case "money":
      return hundredthsInWords(Number(value), currency, language);
  }
}
