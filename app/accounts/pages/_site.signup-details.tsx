import { getZodConstraint } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { browserLocale } from "#app/accounts/browser-locale.ts";
import { DetailsForm } from "#app/accounts/details-form.tsx";
import { foundAccount } from "#app/accounts/found-account.ts";
import { NarrowPage } from "#app/accounts/narrow-page.tsx";
import { leaveIfSignedIn, requireStep } from "#app/accounts/signup-flow.ts";
import { SignupProgress } from "#app/accounts/signup-progress.tsx";
import { zoneOf } from "#app/locales/time-zone.ts";
import { useWords } from "#app/locales/words.tsx";
import { submit } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import { signupDetails } from "#worker/accounts/contract.ts";
import { localeOf } from "#worker/locales/formats.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  leaveIfSignedIn(context);
  const { completed_steps: _, ...flow } = await requireStep(context, "/signup-details");
  return { flow, constraint: getZodConstraint(signupDetails) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const flow = await requireStep(context, "/signup-details");
  const locale = browserLocale(request.headers.get("Accept-Language"), localeOf(context.language));
  const form = await request.formData();
  form.set("email", flow.email);
  const timezone = zoneOf({ browser: form.get("timezone"), edge: context.edge_zone, language: context.language });
  const { refused } = await submit(form, context, signupDetails, (details, headers) =>
    foundAccount(context, { details, locale, timezone, headers }),
  );
  if (refused) return refused;
  context.flash({ key: "site.flash.code_sent" });
  return redirect("/confirm-email", 303);
}

export const handle = { enhances: true };
export const meta: MetaFunction = (args) => titled(args, "accounts.details.title");

export default function SignupDetails() {
  const { t } = useWords();
  const { flow, constraint } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>()?.reply;
  return (
    <NarrowPage
      wide
      title={t("accounts.details.title")}
      lead={
        <>
          {t("accounts.details.for", { email: flow.email })}{" "}
          <Link className="link" to="/signup">
            {t("accounts.details.change_email")}
          </Link>
        </>
      }
      above={<SignupProgress step={2} />}
    >
      <DetailsForm reply={reply} start={flow} constraint={constraint} />
    </NarrowPage>
  );
}
