import type { organizations } from "#db/schema/accounts.ts";
import type { Env } from "#worker/env.ts";

/** Who sells or buys, as a receipt names them. */
type Party = { name: string; tax_id: string | null; address: string | null };
/** `vat_rate`: hundredths of a percent, 2300 is 23 %. */
export type Seller = Party & { vat_rate: number };

type Configured = Pick<Env, "SELLER_NAME" | "SELLER_TAX_ID" | "SELLER_ADDRESS" | "SELLER_VAT_PCT">;

/** Who sells where nobody pays: the provider `test` brings it. */
const testSeller: Seller = {
  name: "Voliera (teste)",
  tax_id: "999999990",
  address: "Rua do Ensaio 1, 1000-001 Lisboa",
  vat_rate: 2300,
};

/** The seller of the configuration; `test`'s own where that takes the money and none is named; undefined without one. */
export function sellerOf(env: Configured, provider: string | undefined): Seller | undefined {
  const { SELLER_NAME: name, SELLER_TAX_ID: tax_id, SELLER_ADDRESS: address, SELLER_VAT_PCT: rate } = env;
  const percent = rate ? Number(rate) : Number.NaN;
  if (name && tax_id && address && percent >= 0 && percent < 100)
    return { name, tax_id, address, vat_rate: Math.round(percent * 100) };
  return provider === "test" ? testSeller : undefined;
}

type Papers = Pick<
  typeof organizations.$inferSelect,
  "name" | "legal_name" | "tax_id" | "address" | "postal_code" | "locality" | "country"
>;

/** Who buys: the organisation as its papers name it. */
export function buyerOf({ name, legal_name, tax_id, address, postal_code, locality, country }: Papers): Party {
  const place = [postal_code, locality].filter(Boolean).join(" ");
  const lines = [address, place, country === "PT" ? null : country].filter(Boolean);
  return { name: legal_name ?? name, tax_id, address: lines.join(", ") || null };
}
