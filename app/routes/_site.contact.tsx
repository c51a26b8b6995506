import { getZodConstraint } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { siteHead } from "#app/site/head.ts";
import { submit } from "#app/submit.ts";
import { ContactWays } from "#app/support/contact-ways.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Form } from "#app/ui/form.tsx";
import { FormFaults } from "#app/ui/form-faults.tsx";
import { Feather } from "#app/ui/illustrations.tsx";
import { plainFields } from "#app/ui/plain-fields.ts";
import { TextareaField, TextField } from "#app/ui/text-fields.tsx";
import { useWords } from "#app/ui/words.tsx";
import { contactDraft } from "#worker/support/contract.ts";

export function loader({ request, context }: LoaderFunctionArgs) {
  const { viewer, env } = context;
  const ways = { email: env.CONTACT_EMAIL, phone: env.CONTACT_PHONE, address: env.CONTACT_ADDRESS };
  const start = viewer && { full_name: `${viewer.first_name} ${viewer.last_name}`.trim(), email: viewer.email };
  const isSent = new URL(request.url).searchParams.has("sent");
  return { isSent, ways, start, constraint: getZodConstraint(contactDraft), idempotency_key: crypto.randomUUID() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { refused } = await submit(await request.formData(), context, contactDraft, (json, headers) =>
    context.api.send("POST", "/api/contact/", { json, headers }),
  );
  return refused ?? redirect("/contact?sent", 303);
}

export const meta: MetaFunction = (args) => siteHead(args, "/contact");

export default function Contact() {
  const { t } = useWords();
  const { isSent, ways } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>()?.reply;
  return (
    <div className="site-width contact">
      <div className="contact-main">
        {isSent && !reply ? (
          <Sent />
        ) : (
          <>
            <h1 tabIndex={-1}>{t("contact.title")}</h1>
            <p className="mt-2 text-muted">{t("contact.description")}</p>
            <ContactForm />
          </>
        )}
      </div>
      <ContactWays {...ways} />
    </div>
  );
}

function ContactForm() {
  const { t } = useWords();
  const { start = {}, constraint, idempotency_key } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>()?.reply;
  const names = ["full_name", "email", "subject", "message", "website"] as const;
  const fields = plainFields(names, { reply, constraint, start });
  return (
    <div className="mt-6 grid gap-6">
      <FormFaults reply={reply} fields={fields} />
      <Form action="/contact" idempotencyKey={idempotency_key}>
        <TextField field={fields.full_name} label={t("contact.full_name")} autoComplete="name" />
        <TextField
          field={fields.email}
          label={t("contact.email")}
          hint={t("contact.email_hint")}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField field={fields.subject} label={t("contact.subject")} />
        <TextareaField field={fields.message} label={t("contact.message")} rows={7} />
        {/* A trap for programs that fill in everything; people neither see nor reach it. */}
        <div className="unseen" aria-hidden="true">
          <TextField field={fields.website} label={t("contact.trap")} tabIndex={-1} autoComplete="off" />
        </div>
        <Button kind="primary" size="large">
          {t("contact.send")}
        </Button>
      </Form>
    </div>
  );
}

function Sent() {
  const { t } = useWords();
  return (
    <div className="grid justify-items-start gap-3" role="status">
      <Feather />
      <h1 tabIndex={-1}>{t("contact.sent_title")}</h1>
      <p>{t("contact.sent_text")}</p>
      <div className="actions mt-3">
        <LinkButton to="/">{t("contact.home")}</LinkButton>
        <LinkButton kind="ghost" to="/contact">
          {t("contact.another")}
        </LinkButton>
      </div>
    </div>
  );
}
