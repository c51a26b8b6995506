/**
 * Up to what turnover of a year VAT is not charged (`exempt_53`), in minor units of EUR. Uncertain: to be looked at again on
 * `review_on`, and no advice.
 */
export const exemption = {
  country: "PT",
  currency: "EUR",
  limit_cents: 1_500_000,
  /** Above this the exemption ends at once, and not with the year. */
  at_once_cents: 1_875_000,
  source: "CIVA, art. 53.º (Decreto-Lei n.º 35/2025)",
  review_on: "2027-01-31",
  is_certain: false,
} as const;
