import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "attachments.kind": "This file is neither a PDF nor a JPEG, PNG or WebP picture. Choose another.",
  "attachments.pdf_large": "A PDF may have up to {{most}} MB. Choose a lighter one.",
  "attachments.pdf_broken": "This PDF is damaged or contains another file. Save it again and try once more.",
  "attachments.missing": "Choose a file.",
};
