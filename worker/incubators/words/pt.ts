export const pt = {
  "audit.subject.incubator": "Incubadora",
};
