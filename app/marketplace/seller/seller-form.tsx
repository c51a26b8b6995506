import { RecordForm, type RecordFormProps } from "#app/kit/record-form.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Seller } from "#worker/marketplace/sellers/contract.ts";

type Name = "is_shown" | "name" | "slug" | "text" | "district" | "registration_id";
type Props = Pick<RecordFormProps<Name>, "form" | "answer"> & {
  seller: Seller /** Before the slug. */;
  address: string;
};

/** What an organisation shows of itself: whether, under which name and address, and a few words. */
export function SellerForm({ form, answer, seller, address }: Props) {
  const { t } = useWords();
  const { registrations, proposed } = seller;
  const values = {
    is_shown: seller.is_shown,
    name: seller.name ?? proposed.name,
    slug: seller.slug ?? proposed.slug,
    text: seller.text,
    district: seller.district,
    registration_id: seller.registration_id,
  };
  const at =
    seller.version > 0
      ? { record: Object.assign(values, { version: seller.version }), stale: t("sellerpage.stale") }
      : { start: values };
  return (
    <RecordForm
      form={form}
      answer={answer}
      {...at}
      fields={[
        { as: "tick", name: "is_shown", label: t("sellerpage.field.is_shown"), hint: t("sellerpage.hint.is_shown") },
        { as: "text", name: "name", label: t("sellerpage.field.name"), hint: t("sellerpage.hint.name"), dir: "auto" },
        {
          as: "text",
          name: "slug",
          label: t("sellerpage.field.slug"),
          hint: t("sellerpage.hint.slug", { address: `${address}${values.slug}` }),
        },
        { as: "notes", name: "text", label: t("sellerpage.field.text"), hint: t("sellerpage.hint.text") },
        { as: "text", name: "district", label: t("sellerpage.field.district"), hint: t("sellerpage.hint.district") },
        {
          as: "choice",
          name: "registration_id",
          label: t("sellerpage.field.registration_id"),
          hint: t(registrations.length > 0 ? "sellerpage.hint.registration_id" : "sellerpage.hint.registration_none"),
          empty: t("sellerpage.registration.any"),
          choices: registrations.map(({ id, number, body }) => ({
            value: id,
            label: [number, body].filter(Boolean).join(" · "),
          })),
        },
      ]}
      submit={t("sellerpage.save")}
      back="/marketplace"
    />
  );
}
