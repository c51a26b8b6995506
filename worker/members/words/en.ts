import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "members.role.unknown": "Choose one of the roles in the list.",
  "members.rank": "Only an owner can make a member an owner, or change an owner.",
  "members.full":
    "Your plan has room for {{count}} members, open invitations included. Withdraw an invitation, deactivate a member or change plan.",
  "members.factor.none": "This person does not use two-step verification.",
  "members.invitation.member": "This person is already a member of the organisation.",
  "members.invitation.open": "This address already has an open invitation. Send it again or withdraw it.",
  "members.invitation.hour": "Too many invitations in the last hour. Try again in {{count}} min.",
  "members.invitation.day": "This address was sent several invitations today. Try again tomorrow.",
  "members.join.gone":
    "This invitation is no longer valid: it was used, withdrawn or is too old. Ask whoever invited you for another.",
  "members.join.taken":
    "This address has another account by now, and an address belongs to one organisation only. Leave that one first, or ask to be invited at another address.",

  "audit.subject.member": "Member",
  "audit.subject.invitation": "Invitation",
  "audit.deed.member.created": "Joined as",
  "audit.deed.member.deleted": "Removed",
  "audit.deed.member.deleted_self": "Left as",
  "audit.deed.invitation.created": "Sent",
  "audit.deed.invitation.changed": "Sent again",
  "audit.deed.invitation.deleted": "Withdrew",
  "audit.invitation.expires_on": "Valid until",
  "audit.field.role": "Role",
  "audit.member.is_active": "Active",
  "audit.field.role.owner": "Owner",
  "audit.field.role.manager": "Manager",
  "audit.field.role.keeper": "Keeper",
  "audit.field.role.viewer": "Viewer",
};
