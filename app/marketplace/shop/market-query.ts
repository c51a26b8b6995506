import { type MarketFilter, marketFilter } from "#worker/marketplace/browsing/contract.ts";

/** What an address asks of the market, of which nothing that makes no sense is asked further: it finds what the rest finds. */
export function queryIn(address: string): URLSearchParams {
  const given = new URL(address).searchParams;
  const query = new URLSearchParams();
  for (const name of Object.keys(marketFilter.shape) as Array<keyof MarketFilter>) {
    const value = given.get(name)?.trim();
    if (value && marketFilter.shape[name].safeParse(value).success) query.set(name, value);
  }
  return query;
}
