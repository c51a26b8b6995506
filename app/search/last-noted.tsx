import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { Ring } from "#app/rings/ring.tsx";

type Props = {
  bird: { id: string; ring: string };
  tone: "success" | "warning" | "info";
  /** What the Undo posts, and where to when not to this page; without it there is none. */
  undo?: Record<string, string> | undefined;
  action?: string;
  /** What was noted of the bird. */
  children: ReactNode;
};

type BesideProps = {
  /** What was noted last: above the form on a phone. */
  noted: ReactNode;
  /** What else there is to see of it, below the form on a phone. */
  more?: ReactNode;
  children: ReactNode;
};

/** The form of a round with what was noted last; on a desk beside each other. */
export function Beside({ noted, more, children }: BesideProps) {
  return (
    <div className="grid gap-x-4 lg:grid-flow-dense lg:grid-cols-2 lg:items-start">
      {noted && <div className="lg:col-start-2">{noted}</div>}
      <div className="lg:row-span-2">{children}</div>
      {more && <div className="mt-6 lg:col-start-2 lg:mt-0">{more}</div>}
    </div>
  );
}

/** What a round noted last, in view until the next. */
export function Noted({ bird, tone, undo, action, children }: Props) {
  const { t } = useWords();
  return (
    <div className="form mb-4" role="status">
      <Banner tone={tone}>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p>
            <Link className="link" to={`/birds/${bird.id}`}>
              <Ring>{bird.ring}</Ring>
            </Link>
            {children}
          </p>
          {undo && (
            <Form method="post" action={action} data-once>
              {Object.entries(undo).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <Button>{t("ui.undo")}</Button>
            </Form>
          )}
        </div>
      </Banner>
    </div>
  );
}
