import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { NarrowPage } from "#app/accounts/narrow-page.tsx";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { looksPath } from "#app/web/paths.ts";
import { titled } from "#app/web/titles.ts";

export function loader({ context }: LoaderFunctionArgs) {
  if (!context.viewer) throw redirect("/");
  return { isLook: context.viewer.grant !== undefined };
}

export async function action({ context }: ActionFunctionArgs) {
  // Whatever the API answers, this browser forgets: a session that is gone already needs no end.
  await context.api.fetch("/api/auth/logout", {}, {});
  // Whoever only looked is at home again.
  const back = context.viewer?.grant ? looksPath : "/";
  context.signOut();
  context.flash({ key: back === "/" ? "site.flash.logout" : "access.looks.left" });
  return redirect(back, { status: 303, headers: { "Clear-Site-Data": '"cache", "storage"' } });
}

export const handle = { enhances: true };
export const meta: MetaFunction = (args) => titled(args, "accounts.logout.title");

/** The dialog of the specification as a page; Cancel leads back to the app. */
export default function Logout() {
  const { t } = useWords();
  const { isLook } = useLoaderData<typeof loader>();
  const title = t(isLook ? "accounts.logout.look" : "accounts.logout.title");
  return (
    <NarrowPage title={title} lead={t(isLook ? "accounts.logout.look.lead" : "accounts.logout.lead")}>
      <p role="alert" hidden data-unsent={t("ui.logout.unsent")} />
      <Form className="actions">
        <Button kind="primary" size="large">
          {t(isLook ? "accounts.logout.look.submit" : "accounts.logout.submit")}
        </Button>
        <LinkButton size="large" to="/dashboard">
          {t("accounts.logout.cancel")}
        </LinkButton>
      </Form>
    </NarrowPage>
  );
}
