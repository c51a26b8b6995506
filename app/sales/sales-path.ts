/** The page of all sales. */
export const salesList = "/finance/sales";
