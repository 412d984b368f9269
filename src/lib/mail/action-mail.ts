import 'server-only'
import { escapeHtml, type Message, mailFrame, paragraph, SMALL, smallPrint } from './frame'

/** A message with one button. */
export interface ActionMail {
  subject: string
  paragraphs: string[]
  action: { label: string; link: string }
  foot: string
}

const BUTTON =
  'display:inline-block;padding:14px 22px;border-radius:8px;background:#0d1136;color:#faf9f7;font-size:16px;font-weight:600;text-decoration:none'

const button = ({ label, link }: ActionMail['action']) =>
  `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="${BUTTON}">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;${SMALL}">If the button does not work, open this address:<br><a href="${escapeHtml(link)}" style="color:#2e3788;word-break:break-all">${escapeHtml(link)}</a></p>`

const toText = ({ paragraphs, action, foot }: ActionMail) =>
  [...paragraphs, `${action.label}: ${action.link}`, foot].join('\n\n')

/** As HTML and as plain text: a button, and its URL for programs that show no HTML. */
export const actionMail = (content: ActionMail): Message => ({
  subject: content.subject,
  html: mailFrame(content.subject, [
    ...content.paragraphs.map(paragraph),
    button(content.action),
    smallPrint(content.foot),
  ]),
  text: `${toText(content)}\n`,
})
