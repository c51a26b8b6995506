import { data, redirect } from "@remix-run/cloudflare";
import type { LoadContext } from "#app/web/load-context.ts";
import { submit } from "#app/web/submit.ts";
import type { addTyped } from "#worker/incubators/readings/typing.ts";
import { typedReading } from "#worker/incubators/readings-contract.ts";
import { percentInWords } from "#worker/locales/measures.ts";

type Added = { data: Awaited<ReturnType<typeof addTyped>> };

/** Takes a typed reading of a machine and leads to a page; what of it was worked out is said there. */
export async function takeReading(form: FormData, context: LoadContext, incubator_id: string, to: string) {
  const path = `/api/incubators/${encodeURIComponent(incubator_id)}/readings/typed`;
  const { refused, accepted } = await submit(form, context, typedReading, (json, headers) =>
    context.api.send<Added>("POST", path, { json, headers }),
  );
  if (refused) return data({ reply: refused.data.reply }, refused.init ?? undefined);
  const { humidity_pct } = accepted.data;
  const isComputed = (form.get("wet_bulb") ?? "") !== "" && humidity_pct !== null;
  context.flash(
    isComputed
      ? { key: "readings.form.saved_humidity", values: { humidity: percentInWords(humidity_pct, context.language) } }
      : { key: "readings.form.saved" },
  );
  return redirect(to, 303);
}
