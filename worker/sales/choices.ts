import { sql } from "drizzle-orm";
import type { ContactChoice } from "#worker/contacts/choices.ts";
import { batch } from "#worker/kit/batch.ts";
import { ratesIn } from "#worker/money/vat-rates.ts";
import { Refusal } from "#worker/refusal.ts";
import { may } from "#worker/rights.ts";
import type { Scope } from "#worker/scope.ts";
import { readingBirds, textOfBird } from "./birds/bird-facts.ts";
import { readingCautions, saleCautions } from "./birds/cautions.ts";
import { most } from "./contract.ts";
import { readingOffered } from "./goods/sold-items.ts";
import { usualRate } from "./lines.ts";
import { readingTaxed } from "./reading.ts";
import { whyUnfit } from "./unfit.ts";

/** What the form of a sale begins with: the birds that are meant, with what is to be thought of, and how it is taxed. */
export async function saleChoices(scope: Scope, given: { ids: string; contact: string | null }) {
  const { db, org_id, today } = scope;
  const ids = [...new Set(given.ids.split(",").filter(Boolean))].slice(0, most.lines);
  const { taxed, birds, cautions, recent, sold, contact, items } = await batch(db, {
    taxed: readingTaxed(scope),
    birds: readingBirds(scope, ids),
    cautions: readingCautions(scope, ids),
    items: readingOffered(scope),
    recent: db.all<ContactChoice>(sql`SELECT id, name, kind, locality, tax_id FROM contacts
      WHERE org_id = ${org_id} AND head_id = id AND erased_at IS NULL AND is_customer = 1
      ORDER BY updated_at DESC, id DESC LIMIT 8`),
    sold: db.all<{ is_any: 0 | 1 }>(sql`SELECT EXISTS (SELECT 1 FROM sales WHERE org_id = ${org_id}) AS is_any`),
    contact: db.all<{ id: string; name: string }>(sql`
      SELECT head.id, head.name FROM contacts own CROSS JOIN contacts head ON head.org_id = ${org_id} AND head.id = own.head_id
      WHERE own.org_id = ${org_id} AND own.id = ${given.contact} AND head.erased_at IS NULL`),
  });
  const [row] = taxed;
  if (!row) throw new Refusal("missing");
  const rates = ratesIn(row.country, row.region);
  const judged = saleCautions(cautions, today);
  return {
    ...row,
    today,
    contact: contact[0] ?? null,
    recent,
    /** What of the stock a line may be of. */
    items,
    /** Nothing was sold yet and nobody has said how sales are taxed. */
    asks_regime: row.vat_regime === "none" && !sold[0]?.is_any && may(scope, "settings.write"),
    usual_bp: usualRate(row),
    rates: rates
      ? { rates_bp: rates.rates_bp, as_of: rates.as_of, source: rates.source, is_certain: rates.is_certain }
      : null,
    birds: birds.map((bird) => {
      const unfit = whyUnfit(bird);
      // What keeps a bird from being sold says these as well, and with more.
      const isShown = { reserved: unfit === "taken", away: unfit === "gone" || unfit === "reference" };
      return {
        id: bird.id,
        identifier: bird.identifier,
        name: bird.name,
        text: textOfBird(bird, scope.papers_language),
        unfit,
        held_by: bird.held_by,
        held_number: bird.held_number,
        cautions: (judged[bird.id] ?? []).filter((it) => !(it in isShown && isShown[it as keyof typeof isShown])),
      };
    }),
  };
}
export type SaleChoices = Awaited<ReturnType<typeof saleChoices>>;
