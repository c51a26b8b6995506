import type { LoadContext } from "#app/web/load-context.ts";
import { translate } from "#worker/locales/translate.ts";
import { keyOf } from "./answers.ts";

type Sent = {
  ringed: number;
  /** By the id of the bird; under an empty name what is wrong with all. */
  faults: Record<string, string[]>;
  typed: Record<string, string>;
};

/** Rings the chicks of a nest, one after another, as a form names them; boxes left empty are left alone. */
export async function sendRings(form: FormData, context: LoadContext): Promise<Sent> {
  const on = String(form.get("on") ?? "");
  const entries = [...form].flatMap(([name, value]) =>
    name.startsWith("ring-") && typeof value === "string" ? [[name.slice("ring-".length), value.trim()] as const] : [],
  );
  const sent: Sent = { ringed: 0, faults: {}, typed: { ...Object.fromEntries(entries), on } };
  const key = keyOf(form)["Idempotency-Key"];
  for (const [bird, identifier] of entries) {
    if (identifier === "") continue;
    const path = `/api/birds/${encodeURIComponent(bird)}/ring`;
    const headers: Record<string, string> = key ? { "Idempotency-Key": `${key}.${bird}`.slice(0, 255) } : {};
    const outcome = await context.api.send("POST", path, { json: { identifier, on: on || null }, headers });
    if (outcome.ok) {
      sent.ringed += 1;
      continue;
    }
    const errors = outcome.problem.errors ?? [];
    const own = errors.filter((it) => it.path === "identifier").map(({ message }) => message);
    const rest = errors.filter((it) => it.path !== "identifier").map(({ message }) => message);
    const general = outcome.problem.detail || translate(context.language, `refusals.${outcome.problem.code}.detail`);
    if (own.length > 0) sent.faults[bird] = own;
    else sent.faults[""] = rest.length > 0 ? rest : [general];
  }
  return sent;
}
