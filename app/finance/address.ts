import { useSearchParams } from "@remix-run/react";

type Wanted = { of?: string; side?: "income" | "expense"; from?: string; to?: string; currency?: string };

/** The address of `/finance` that tells something else of the same period, or the same of another. */
export function useAddress() {
  const [params] = useSearchParams();
  return (by: string | null, { from, to, currency, ...wanted }: Wanted = {}) => {
    const query = new URLSearchParams(params);
    for (const name of ["by", "of", "side", "page"]) query.delete(name);
    for (const [name, value] of Object.entries({ by, ...wanted, from, to, currency }))
      if (value) query.set(name, value);
    return query.size > 0 ? `/finance?${query}` : "/finance";
  };
}
