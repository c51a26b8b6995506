import { chickCost } from "./chick-cost.ts";
import { money } from "./money.ts";
import { owed } from "./owed.ts";
import { stock } from "./stock.ts";

/** What is asked of the shelf and of money. */
export const ledgerTools = { stock, money, owed, chick_cost: chickCost };
