import { Link } from "@remix-run/react";
import type { OnMoney, Part } from "#app/kit/parts.ts";
import { inOneLine, type SearchGroup } from "#app/kit/search-group.ts";
import { Fact } from "#app/marks/fact.tsx";
import type { peopleOnBirdPage } from "#worker/contacts/on-bird-page.ts";
import type { contactsFound } from "#worker/contacts/on-search.ts";
import type { SlotAnswer } from "#worker/kit/slots.ts";

type Found = SlotAnswer<typeof contactsFound>;

export const onSearch: ReadonlyArray<SearchGroup<Found>> = [
  {
    name: "contacts",
    label: "contacts.title",
    order: 60,
    words: ["contacts"],
    hits: ({ contacts }, t) =>
      contacts.items.map(({ id, name, kind, roles, locality }) => ({
        to: `/contacts/${id}`,
        title: name,
        detail: inOneLine(roles.map((role) => t(`contacts.role.${role}`)).join(", "), locality),
        icon: kind === "person" ? "user-round" : "store",
      })),
    more: ({ contacts: { items, total } }, q, t) =>
      total > items.length
        ? { to: `/contacts?${new URLSearchParams({ q })}`, label: t("contacts.search.all", { count: total }) }
        : null,
  },
];

export const onMoney: OnMoney = [{ to: "/contacts", label: "contacts.title", order: 50 }];

type BirdPage = SlotAnswer<typeof peopleOnBirdPage> & { bird: { id: string } };

/** Who bred, owns or got a bird, and the way to say it. */
export const onBirdPage: ReadonlyArray<Part<"bird", BirdPage>> = [
  { place: "facts", order: 20, needs: "money.read", Show: PeopleOfBird },
];

function PeopleOfBird({ page: { bird, people } }: { page: BirdPage }) {
  if (!people || (people.items.length === 0 && !people.bind)) return null;
  return (
    <Fact label="story.people">
      {people.items.map(({ id, name, role }) => (
        <span key={role} className="block">
          <Link className="link" to={`/contacts/${id}`}>
            <bdi>{name}</bdi>
          </Link>{" "}
          <span className="text-sm text-muted">{role}</span>
        </span>
      ))}
      {people.bind && (
        <Link className="link text-sm" to={`/contacts?bird=${bird.id}`}>
          {people.bind}
        </Link>
      )}
    </Fact>
  );
}
