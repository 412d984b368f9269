import 'server-only'
import { escapeHtml, type Message, mailFrame, paragraph, SMALL, smallPrint } from '@/lib/mail/frame'

interface Content {
  subject: string
  paragraphs: string[]
  action: { label: string; link: string }
  foot: string
}

const BUTTON =
  'display:inline-block;padding:14px 22px;border-radius:8px;background:#0d1136;color:#faf9f7;font-size:16px;font-weight:600;text-decoration:none'

const button = ({ label, link }: Content['action']) =>
  `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="${BUTTON}">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;${SMALL}">If the button does not work, open this address:<br><a href="${escapeHtml(link)}" style="color:#2e3788;word-break:break-all">${escapeHtml(link)}</a></p>`

const toText = ({ paragraphs, action, foot }: Content) =>
  [...paragraphs, `${action.label}: ${action.link}`, foot].join('\n\n')

const compose = (content: Content): Message => ({
  subject: content.subject,
  html: mailFrame(content.subject, [
    ...content.paragraphs.map(paragraph),
    button(content.action),
    smallPrint(content.foot),
  ]),
  text: `${toText(content)}\n`,
})

interface Invitation {
  site: string
  inviter: string
  role: string
  link: string
}

export const invitationMessage = ({ site, inviter, role, link }: Invitation): Message =>
  compose({
    subject: `You are invited to the ${site} portal`,
    paragraphs: [
      `${inviter} invites you to work in the ${site} portal as ${role}.`,
      'Choose your name and a password to create your account.',
    ],
    action: { label: 'Accept the invitation', link },
    foot: 'The link works once and for 7 days. If you did not expect it, you can leave it alone.',
  })

export const passwordResetMessage = ({ site, link }: { site: string; link: string }) =>
  compose({
    subject: `Reset your ${site} portal password`,
    paragraphs: ['Somebody, hopefully you, asked for a new password for this address.'],
    action: { label: 'Choose a new password', link },
    foot: 'The link works once and for one hour. If it was not you, your password stays as it is.',
  })
