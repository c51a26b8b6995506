import type { HeadersFunction, MetaDescriptor } from "@remix-run/cloudflare";
import type { ReactNode } from "react";
import { LinkButton } from "#app/controls/button.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { NarrowPage } from "./narrow-page.tsx";

/** The address opens the door: no page that is gone to from here shall hear of it. */
export const quiet = { "Referrer-Policy": "no-referrer" };
/** For a route's `headers`. */
export const quietHeaders: HeadersFunction = () => quiet;

/** What the page of such a link says of itself beside its title. */
export const quietMeta = (title: MetaDescriptor[]): MetaDescriptor[] => [
  ...title,
  { name: "robots", content: "noindex" },
  // A form of a page without any referrer names no origin, and is taken for a stranger's.
  { name: "referrer", content: "strict-origin" },
];

type MailedLinkProps = {
  title: string;
  lead?: ReactNode;
  /** What came of the link, where there is nothing left to do. */
  outcome?: { tone: "warning" | "success"; text: string } | undefined;
  children?: ReactNode;
  /** Where to go from here, each with what its link says. */
  ways?: ReadonlyArray<readonly [to: string, label: string]>;
};

/** The page behind a link in a mail: what it does and the button that does it, or why it does nothing. */
export function MailedLink({ title, lead, outcome, children, ways = [] }: MailedLinkProps) {
  return (
    <NarrowPage title={title} lead={lead}>
      {outcome && <Banner tone={outcome.tone}>{outcome.text}</Banner>}
      {children}
      {ways.length > 0 && (
        <p className="actions">
          {ways.map(([to, label]) => (
            <LinkButton key={to} to={to}>
              {label}
            </LinkButton>
          ))}
        </p>
      )}
    </NarrowPage>
  );
}
