export const feedback = {
  "audit.subject.feedback": "Opinião",
};
