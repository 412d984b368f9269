import 'server-only'
import type { Language } from '../languages'
import {
  escapeHtml,
  type MailMessage,
  mailFrame,
  paragraph,
  SMALL_PRINT_STYLE,
  smallPrint,
} from './frame'

export interface ActionMail {
  subject: string
  paragraphs: string[]
  action: { label: string; link: string }
  foot: string
  /** Absent for English. */
  lang?: Language | undefined
  noButton?: string | undefined
}

const BUTTON =
  'display:inline-block;padding:14px 22px;border-radius:8px;background:#0d1136;color:#faf9f7;font-size:16px;font-weight:600;text-decoration:none'

const NO_BUTTON = 'If the button does not work, open this address:'

const button = ({ action: { label, link }, noButton = NO_BUTTON }: ActionMail) =>
  `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="${BUTTON}">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;${SMALL_PRINT_STYLE}">${escapeHtml(noButton)}<br><a href="${escapeHtml(link)}" style="color:#2e3788;word-break:break-all">${escapeHtml(link)}</a></p>`

const toText = ({ paragraphs, action, foot }: ActionMail) =>
  [...paragraphs, `${action.label}: ${action.link}`, foot].join('\n\n')

/**
 * Makes an email with a button. For mail programs that show no buttons, the HTML also shows the
 * URL.
 */
export const actionMail = (content: ActionMail): MailMessage => ({
  subject: content.subject,
  html: mailFrame(
    content.subject,
    [...content.paragraphs.map(paragraph), button(content), smallPrint(content.foot)],
    content.lang,
  ),
  text: `${toText(content)}\n`,
})
