export const understanding = {
  "assistant.question.required": "Write your question.",
  "assistant.thread.required": "Give the conversation a name.",
  "assistant.not_allowed": "Your role does not see this. Whoever manages the organisation can change it under Members.",
  "assistant.not_there": "There is no such thing in your records.",
  "assistant.days": "from {{from}} to {{to}}",
  "assistant.list": "{{names}} and {{last}}",
};
