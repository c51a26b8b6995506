export const threads = {
  "assistant.too_many_one": "You asked a lot within a minute. Try again in {{count}} minute.",
  "assistant.too_many_other": "You asked a lot within a minute. Try again in {{count}} minutes.",
  "assistant.key_reused": "This idempotency key was already used for another question.",
  "assistant.ambiguous": "This can mean more than one thing. Which one?",
  "assistant.not_there_named": "I cannot find {{name}} in your records.",
  "assistant.emergency":
    "This may be an emergency: see an avian vet now. Until then keep the bird warm, quiet and away from the others.",
  "assistant.dose":
    "I never give doses of medicine: they depend on the bird, its weight and what it has, and only a vet can say.",
  "assistant.unknown.words": "I did not understand the question. Try saying it in other words.",
  "assistant.unknown.named": "I did not understand {{names}}, and would rather not answer something else.",
  "assistant.unknown.unknowable": "I cannot know that: nothing in your records tells it.",
  "assistant.unknown.language": "I understand Portuguese and English. Could you ask in one of these?",
  "assistant.mark.good": "Assistant: good answer",
  "assistant.mark.bad": "Assistant: bad answer",
  "assistant.mark.turn": "Question: {{question}}\nAnswer: {{answer}}",
  "assistant.mark.alone": "Without question and answer. Outcome: {{outcome}}; looked in: {{tool}}",
  "audit.organization.assistant_model": "Language model in the assistant",
  "audit.organization.assistant_model.on": "On",
  "audit.organization.assistant_model.off": "Off",
};
