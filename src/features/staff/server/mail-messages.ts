import 'server-only'
import { actionMail } from '@/lib/mail/action-mail'
import type { Message } from '@/lib/mail/frame'

interface Invitation {
  site: string
  inviter: string
  role: string
  link: string
}

export const invitationMessage = ({ site, inviter, role, link }: Invitation): Message =>
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
