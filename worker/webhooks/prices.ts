const isMoney = (name: string) => /(_cents|_bp)$|price|^currency$|^exchange_rate$/.test(name);

/** What a call answers without amounts and prices, however deep they lie. */
export function withoutMoney(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withoutMoney);
  if (answer === null || typeof answer !== "object") return answer;
  const kept = Object.entries(answer).filter(([name]) => !isMoney(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutMoney(value)]));
}
