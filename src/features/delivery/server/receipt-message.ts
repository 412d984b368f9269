import 'server-only'
import type { StoredAnswers } from '@/features/answers/schema'
import { fillReceipt } from '@/features/forms/receipt'
import type { EventForm } from '@/features/forms/schema'
import {
  linesToHtml,
  type Message,
  mailFrame,
  paragraph,
  SMALL,
  smallPrint,
} from '@/lib/mail/frame'
import { FREE_TEXT_PLACEHOLDER, type QuotedAnswer, quoteAnswers } from './quoted-answers'

export interface ReceiptContent {
  form: Pick<EventForm, 'name' | 'receipt' | 'fields' | 'archivedFields'>
  reference: string
  data: NonNullable<StoredAnswers>
  /** Field id → the visitor's file name, which the drive's link does not contain. */
  fileNames: ReadonlyMap<string, string>
  /** True when staff have seen the registration and asked for this message. */
  isByHand: boolean
  /** The movement's name. */
  site: string
}

const ANSWER = 'margin:0 0 12px;font-size:16px;line-height:1.5;color:#14173a;overflow-wrap:anywhere'
const CODE =
  'margin:0 0 24px;padding:12px 16px;border-radius:8px;background:#f3f1ec;color:#14173a;font-size:20px;font-weight:600'

const referenceHtml = (reference: string) =>
  `<p style="${CODE}"><span style="font-weight:400;${SMALL}">Reference code</span><br>${linesToHtml(reference)}</p>`

const answerHtml = ({ label, text }: QuotedAnswer) =>
  `<p style="${ANSWER}"><span style="${SMALL}">${linesToHtml(label)}</span><br>${linesToHtml(text)}</p>`

const HEADING = '<h2 style="margin:0 0 12px;font-size:16px;color:#14173a">Your answers</h2>'

const answerText = ({ label, text }: QuotedAnswer) =>
  text.includes('\n') ? `${label}:\n${text}` : `${label}: ${text}`

/** The confirmation email. Its values may come from anybody, so none of them is used as markup. */
export function receiptMessage(content: ReceiptContent): Message {
  const { form, reference, site } = content
  const fill = (text: string) => fillReceipt(text, form.name, reference)
  // One line, even if the form's name has several.
  const subject = fill(form.receipt.subject).replace(/\s+/g, ' ').trim()
  const paragraphs = fill(form.receipt.text).split(/\n{2,}/)
  const answers = quoteAnswers(content)
  const isShort = answers.some(({ text }) => text === FREE_TEXT_PLACEHOLDER)
  const note = isShort
    ? 'What you wrote in your own words is stored with your registration and not repeated here.'
    : null
  const foot = `This message was sent automatically because somebody, hopefully you, gave this address in a registration with ${site}. If it was not you, you can leave it alone.`
  return {
    subject,
    html: mailFrame(subject, [
      ...paragraphs.map(paragraph),
      referenceHtml(reference),
      ...(answers.length > 0 ? [HEADING, ...answers.map(answerHtml)] : []),
      ...(note ? [smallPrint(note)] : []),
      smallPrint(foot),
    ]),
    text: `${[
      ...paragraphs,
      `Reference code: ${reference}`,
      ...(answers.length > 0 ? [['Your answers', ...answers.map(answerText)].join('\n')] : []),
      ...(note ? [note] : []),
      foot,
    ].join('\n\n')}\n`,
  }
}
