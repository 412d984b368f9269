import 'server-only'
import { actionMail } from '@/lib/mail/action-mail'
import type { MailMessage } from '@/lib/mail/frame'
import type { OwnerNotice } from '@/lib/queue/jobs'

interface Invitation {
  site: string
  inviter: string
  role: string
  link: string
}

export const invitationMessage = ({ site, inviter, role, link }: Invitation): MailMessage =>
  actionMail({
    subject: `You are invited to the ${site} portal`,
    paragraphs: [
      `${inviter} invites you to work in the ${site} portal as ${role}.`,
      'Choose your name and a password to create your account.',
    ],
    action: { label: 'Accept the invitation', link },
    foot: 'The link works once and for 7 days. If you did not expect it, you can leave it alone.',
  })

export const passwordResetMessage = ({ site, link }: { site: string; link: string }) =>
  actionMail({
    subject: `Reset your ${site} portal password`,
    paragraphs: ['Somebody, hopefully you, asked for a new password for this address.'],
    action: { label: 'Choose a new password', link },
    foot: 'The link works once and for one hour. If it was not you, your password stays as it is.',
  })

const OWNER_NOTICES: Record<OwnerNotice, (from: string) => readonly [string, string]> = {
  password_changed: () => ['Your password was changed', 'Your account has a new password.'],
  authenticator_added: () => [
    'An authenticator app was added',
    'An authenticator app was set up for your account. Its codes are asked for after the password.',
  ],
  authenticator_removed: () => [
    'The authenticator app was removed',
    'The authenticator app of your account was removed. Its codes do not work any more.',
  ],
  passkey_added: () => ['A passkey was added', 'A passkey was added to your account.'],
  passkey_removed: () => [
    'A passkey was removed',
    'A passkey of your account was removed. It does not work any more.',
  ],
  recovery_codes_made: () => [
    'New recovery codes were made',
    'New recovery codes were made for your account. Those from before do not work any more.',
  ],
  recovery_code_used: () => [
    'A recovery code was used',
    'Somebody, hopefully you, has signed in to your account with a recovery code. It does not work again.',
  ],
  wrong_codes: () => [
    'Wrong codes were entered for your account',
    'Somebody has entered your right password and then wrong codes, until no more were taken for a while.',
  ],
  factors_reset: (from) => [
    'Your second factor was reset',
    `${from} has removed the second factor of your account and signed it out everywhere. Sign in with your password; where the portal asks for a second factor, it leads you through setting up a new one.`,
  ],
}

interface OwnerNoticeContent {
  site: string
  notice: OwnerNotice
  from: string | null
  link: string
}

export function ownerNoticeMessage({ site, notice, from, link }: OwnerNoticeContent): MailMessage {
  const [what, sentence] = OWNER_NOTICES[notice](from ?? 'A super admin')
  return actionMail({
    subject: `${site} portal: ${what}`,
    paragraphs: [sentence],
    action: { label: 'Open your account', link },
    foot: 'If you did not do or expect this, change your password at once and tell a super admin.',
  })
}
