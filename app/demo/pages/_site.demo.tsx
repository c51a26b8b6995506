import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { siteHead } from "#app/site/head.ts";
import { Shot } from "#app/site/shot.tsx";
import type { Opened } from "#worker/accounts/sessions.ts";

export function loader({ context }: LoaderFunctionArgs) {
  if (context.viewer) throw redirect("/dashboard");
  return null;
}

export async function action({ context }: ActionFunctionArgs) {
  // A signed-in user keeps their own session.
  if (context.viewer) return redirect("/dashboard", 303);
  const opened = await context.api.send<Opened>("POST", "/api/demo/");
  if (opened.ok) {
    context.signIn(opened.answer.access_token);
    return redirect("/dashboard", 303);
  }
  const { status, problem } = opened;
  if (status >= 500) throw Response.json(problem, { status });
  return data({ fault: problem.detail }, { status });
}

export const meta: MetaFunction = (args) => siteHead(args, "/demo");

export default function Demo() {
  const { t } = useWords();
  const answer = useActionData<typeof action>();
  return (
    <div className="site-width story demo">
      <div>
        <h1 tabIndex={-1}>{t("demo.headline")}</h1>
        <p className="hero-lead">{t("demo.lead")}</p>
        {answer && (
          <div className="mt-4" role="alert">
            <Banner tone="error" title={answer.fault} />
          </div>
        )}
        <Form className="actions">
          <Button kind="primary" size="large">
            {t("demo.open")}
          </Button>
          <LinkButton size="large" to="/signup">
            {t("demo.signup")}
          </LinkButton>
        </Form>
        <p className="mt-4 text-muted">{t("demo.note")}</p>
        <h2 className="mt-8 text-xl">{t("demo.see")}</h2>
        <ul className="plan-facts mt-4">
          {(["pedigree", "mates", "colours", "places"] as const).map((key) => (
            <li key={key}>
              <Icon of="check" />
              {t(`demo.see.${key}`)}
            </li>
          ))}
        </ul>
      </div>
      <Shot name="pedigree" />
    </div>
  );
}
