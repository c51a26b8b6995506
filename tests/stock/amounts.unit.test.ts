import { expect, test } from "vitest";
import { amountInField, amountInWords, typedUnits } from "#worker/stock/amount-contract.ts";

test("amounts are read as people type them, and only where they come to whole units of the item", () => {
  const seed = { unit: "g", pack_size: 25_000 } as const;
  const read = (text: string) => typedUnits(text, seed);
  expect(["2 sacos", "25 kg", "1,5kg", "600", "1 200 g"].map(read)).toEqual(
    [50_000, 25_000, 1500, 600, 1200].map((units) => ({ units })),
  );
  expect(read("1,5 l")).toEqual({ fault: "stock.quantity.unit" });
  expect(read("0,0005 kg")).toEqual({ fault: "stock.quantity.whole" });
  expect(read("-3")).toEqual({ fault: "stock.quantity.negative" });
  expect(typedUnits("1,5", { unit: "piece", pack_size: null })).toEqual({ fault: "stock.quantity.whole" });
  expect(typedUnits("2 sacos", { unit: "ml", pack_size: null })).toEqual({ fault: "stock.packs.none" });
  expect(amountInWords(33_200, "g", "pt")).toBe("33,2 kg");
  expect(typedUnits(amountInField(33_250, "g", "pt"), seed)).toEqual({ units: 33_250 });
});
