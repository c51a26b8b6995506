import { livingSaleStates, type SaleState } from "#db/words/trade.ts";

/** What each state of a sale may become; a draft may also be deleted. */
const following: Readonly<Record<SaleState, readonly SaleState[]>> = {
  draft: ["reserved", "sold", "delivered"],
  reserved: ["sold", "delivered", "cancelled"],
  sold: ["delivered", "cancelled"],
  delivered: ["returned"],
  cancelled: [],
  returned: [],
};

/** What a sale in a state may become. */
export const mayBecome = (from: SaleState): readonly SaleState[] => following[from];

/** Whether a sale in a state holds its birds. */
export const isLiving = (state: SaleState): boolean => livingSaleStates.some((it) => it === state);

/** The states that a sale may begin in. */
export const firstStates = ["draft", "reserved", "sold", "delivered"] as const satisfies readonly SaleState[];
/** What a sale may be turned into by a press. */
export const turnedStates = ["reserved", "sold", "delivered", "cancelled", "returned"] as const;
