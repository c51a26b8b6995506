import type { OnBird } from "#app/kit/parts.ts";

export const onBird: OnBird = {
  tabs: [{ path: "/pedigree", label: "birds.tab.pedigree", order: 30 }],
  actions: [
    {
      label: "story.deed.certificate",
      icon: "printer",
      order: 70,
      isDocument: true,
      to: (id) => `/birds/${id}/certificate.pdf`,
    },
  ],
};
