/** A message to a member of staff, as HTML for a phone and as plain text. */
export interface StaffMessage {
  subject: string
  html: string
  text: string
}

interface Content {
  subject: string
  paragraphs: string[]
  action: { label: string; link: string }
  foot: string
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (mark) => ENTITIES[mark] ?? mark)

const P = 'margin:0 0 16px;font-size:16px;line-height:1.5;color:#14173a'
const BUTTON =
  'display:inline-block;padding:14px 22px;border-radius:8px;background:#0d1136;color:#faf9f7;font-size:16px;font-weight:600;text-decoration:none'

/** Inline styles and one column: what mail programs on phones show alike. */
const toHtml = ({ subject, paragraphs, action, foot }: Content) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 16px;background:#f3f1ec;font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:28px 24px;background:#ffffff;border-radius:12px;border-top:4px solid #f9b93b">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25;color:#14173a">${escapeHtml(subject)}</h1>
${paragraphs.map((text) => `<p style="${P}">${escapeHtml(text)}</p>`).join('\n')}
<p style="margin:24px 0"><a href="${escapeHtml(action.link)}" style="${BUTTON}">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;line-height:1.5;color:#5d6184">If the button does not work, open this address:<br><a href="${escapeHtml(action.link)}" style="color:#2e3788;word-break:break-all">${escapeHtml(action.link)}</a></p>
<p style="margin:0;font-size:14px;line-height:1.5;color:#5d6184">${escapeHtml(foot)}</p>
</div></body></html>`

const toText = ({ paragraphs, action, foot }: Content) =>
  [...paragraphs, `${action.label}: ${action.link}`, foot].join('\n\n')

const compose = (content: Content): StaffMessage => ({
  subject: content.subject,
  html: toHtml(content),
  text: `${toText(content)}\n`,
})

interface Invitation {
  site: string
  inviter: string
  role: string
  link: string
}

export const invitationMessage = ({ site, inviter, role, link }: Invitation): StaffMessage =>
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
