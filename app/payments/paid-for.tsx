import { Link } from "@remix-run/react";

type Props = {
  contact: string | null;
  contact_id?: string | null;
  sale_id?: string | null;
  expense_id?: string | null;
  /** The sale's number or the expense's category. */
  called: string | null;
};

/** What money is for, which leads to it, and whose it is. */
export function PaidFor({ contact, contact_id, sale_id, expense_id, called }: Props) {
  const to = sale_id ? `/finance/sales/${sale_id}` : expense_id ? `/expenses/${expense_id}` : undefined;
  if (!to)
    return contact_id ? (
      <Link className="link" to={`/contacts/${contact_id}`}>
        {contact}
      </Link>
    ) : (
      (contact ?? "—")
    );
  return (
    <>
      <Link className="link" to={to}>
        {called ?? "—"}
      </Link>
      {contact && <span className="block text-sm text-muted">{contact}</span>}
    </>
  );
}
