import type { accounts as pt } from "../pt/accounts.ts";

export const accounts: Record<keyof typeof pt, string> = {};
