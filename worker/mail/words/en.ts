import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "mail.greeting": "Hello,",
  "mail.greeting_name": "Hello {{name}},",
  "mail.signature": "Voliera",
  "mail.login_link": "Log in",
  "mail.forgot_link": "Set a new password",
  "mail.reset_link": "Choose a new password",
  "mail.verification.subject": "Your Voliera verification code",
  "mail.verification.opening": "This is the code that confirms your email. It is valid for {{minutes}} minutes.",
  "mail.verification.closing":
    "Never share this code. If you did not create a Voliera account, ignore this message: nothing happens.",
  "mail.account_exists.subject": "You already have a Voliera account",
  "mail.account_exists.opening":
    "Someone tried to create an account with this address, which already has one. If it was you, log in or set a new password.",
  "mail.account_exists.closing": "If it was not you, you do not need to do anything: your account has not changed.",
  "mail.reset.subject": "New password for Voliera",
  "mail.reset.opening":
    "We received a request to set a new password. The link is valid for {{minutes}} minutes and works once.",
  "mail.reset.closing": "If you did not ask for this, ignore this message: your password stays the same.",
  "mail.reset_long.subject": "New password for Voliera",
  "mail.reset_long.opening":
    "We received many requests to set a new password for your account. So that you can always log in, this link is valid for {{hours}} hours and works once.",
  "mail.reset_long.closing":
    "If you did not ask for this, keep this message until tomorrow: if you cannot log in, use this link. Your password stays the same.",
  "mail.password_changed.subject": "Your password was changed",
  "mail.password_changed.opening":
    "The password of your Voliera account has just been changed and your other sessions have ended.",
  "mail.password_changed.closing": "If it was not you, set a new password at once with the link above.",
  "mail.address_code.subject": "Confirm your new email for Voliera",
  "mail.address_code.opening":
    "This is the code that confirms this address as the new email of your account. It is valid for {{minutes}} minutes.",
  "mail.address_code.closing":
    "Never share this code. If you did not ask to change your email, ignore this message: nothing happens.",
  "mail.address_taken.subject": "This address already has a Voliera account",
  "mail.address_taken.opening":
    "Someone wanted to use this address as the new email of another account. As it has an account already, nothing was changed. If it was you: an address belongs to one account only; log in with this one, or choose another address for the other account.",
  "mail.address_taken.closing": "If it was not you, you do not need to do anything: your account has not changed.",
  "mail.address_changed.subject": "The email of your account was changed",
  "mail.address_changed.opening":
    "The email of your Voliera account was changed from this address to another. If that was you, you do not need to do anything.",
  "mail.address_changed.closing":
    "If it was not, use the link above, valid for {{days}} days: this address becomes the account’s again, all sessions end and you choose a new password.",
  "mail.address_back_link": "Restore this address",
  "mail.address_back.subject": "The email of your account was restored",
  "mail.address_back.opening":
    "The Voliera account that used this address has gone back to its previous one, at the request of whoever reads that address. All sessions have ended.",
  "mail.address_back.closing": "If the account is yours, log in with the previous address or write to us.",
  "mail.factor_on.subject": "Two-step verification is on",
  "mail.factor_on.opening":
    "From now on, logging in to your Voliera account also asks for a code from your authenticator app. Keep the recovery codes somewhere safe.",
  "mail.factor_on.closing": "If it was not you, set a new password at once with the link above and write to us.",
  "mail.factor_off.subject": "Two-step verification is off",
  "mail.factor_off.opening":
    "Two-step verification of your Voliera account has just been turned off: the password is enough to log in.",
  "mail.factor_off.closing": "If it was not you, set a new password at once with the link above.",
  "mail.factor_reset.subject": "Your two-step verification was turned off",
  "mail.factor_reset.opening":
    "Whoever runs your organisation on Voliera has turned off two-step verification for your account, because you had lost access to your codes. Your sessions have ended: the password is enough to log in, and you can turn it on again in your profile.",
  "mail.factor_reset.closing":
    "If you did not ask for this, set a new password at once with the link above and talk to your organisation.",
  "mail.archive_link": "Download the data",
  "mail.closing_begun.subject": "Your organisation will be erased",
  "mail.closing_begun.opening":
    "A request was made to close {{organization}} on Voliera. On {{day}} everything is erased: birds, photos, accounts and papers. Until then you can view and download your data, but not change it.",
  "mail.closing_begun.closing": "If it was a mistake, an owner can keep it until that day at Settings › Close.",
  "mail.closing_soon.subject": "Your organisation will soon be erased",
  "mail.closing_soon.opening":
    "On {{day}} everything that belongs to {{organization}} on Voliera is erased and cannot be recovered. Download your data before then.",
  "mail.closing_soon.closing": "An owner can still keep it until that day at Settings › Close.",
  "mail.closing_kept.subject": "Your organisation stays",
  "mail.closing_kept.opening":
    "The closing of {{organization}} on Voliera was cancelled. Nothing was erased and you can work as before.",
  "mail.closing_kept.closing": "Its public pages are open again.",
  "mail.invitation_link": "Accept the invitation",
  "mail.invitation.organization": "an organisation",
  "mail.invitation.inviter": "Someone",
  "mail.invitation.subject": "Invitation to {{organization}} on Voliera",
  "mail.invitation.opening":
    "{{inviter}} invites you to {{organization}} on Voliera, the platform for bird breeders. The link is valid for {{days}} days and works once: you choose a password and are in.",
  "mail.invitation.closing":
    "If you do not know who invites you, ignore this message: nothing happens, and your address is erased with the invitation.",
  "mail.invitation_elsewhere.subject": "Invitation to {{organization}} on Voliera",
  "mail.invitation_elsewhere.opening":
    "{{inviter}} invites you to {{organization}} on Voliera. This address already has an account, and an address belongs to one organisation only. Either ask to be invited at another address, or leave your present organisation first, in your profile, and then use this link, valid for {{days}} days. Whoever invites you is not told that you have an account.",
  "mail.invitation_elsewhere.closing":
    "If you do not want to change, ignore this message: your account stays as it is.",
  "mail.invitation_own.subject": "Invitation to {{organization}}",
  "mail.invitation_own.opening":
    "{{inviter}} invites you to {{organization}}. The link is valid for {{days}} days and works once: you choose a password and are in.",
  "mail.invitation_own.closing":
    "If you do not know who invites you, ignore this message: nothing happens, and your address is erased with the invitation.",
  "mail.invitation_elsewhere_own.subject": "Invitation to {{organization}}",
  "mail.invitation_elsewhere_own.opening":
    "{{inviter}} invites you to {{organization}}. This address already has an account, and an address belongs to one organisation only. Either ask to be invited at another address, or leave your present organisation first, in your profile, and then use this link, valid for {{days}} days. Whoever invites you is not told that you have an account.",
  "mail.invitation_elsewhere_own.closing":
    "If you do not want to change, ignore this message: your account stays as it is.",
  "mail.acknowledgement.subject": "We received your message",
  "mail.acknowledgement.opening":
    "Thank you for writing to Voliera. We have received your message and will reply by email within 24 hours.",
  "mail.acknowledgement.closing":
    "If you did not write to us, someone used your address by mistake: ignore this message.",
  "mail.failures.subject": "Some emails could not be delivered",
  "mail.failures.opening":
    "In the last 24 hours Voliera gave up on {{count}} email(s), after trying for two days. They are kept for 90 days.",
  "mail.failures.closing": "To see them: npm run mails. To send them again: npm run mails -- resend.",
  "mail.operator.title": "Contact message",
  "mail.operator.name": "Name",
  "mail.operator.email": "Email",
  "mail.operator.subject": "Subject",
  "mail.viewer.title": "Sent emails",
  "mail.viewer.to": "To",
  "mail.viewer.reply_to": "Reply to",
  "mail.viewer.show": "Show",
  "mail.viewer.none": "No messages yet.",
  "mail.state.queued": "waiting",
  "mail.state.sending": "sending",
  "mail.state.sent": "sent",
  "mail.state.failed": "failed",
  "mail.state.expired": "expired",
};
