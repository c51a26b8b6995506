import type { pricing as pt } from "../pt/pricing.ts";

export const pricing: Record<keyof typeof pt, string> = {
  "pricing.title": "Pricing",
  "pricing.description":
    "Voliera's plans: Starter for free, Professional and Enterprise, with what each of them includes.",
};
