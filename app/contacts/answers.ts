import type { ComponentProps } from "react";
import type { ContactForm } from "./contact-form.tsx";

/** What the action of the form answers where it is shown again. */
export type ContactAnswer = NonNullable<ComponentProps<typeof ContactForm>["answer"]>;
