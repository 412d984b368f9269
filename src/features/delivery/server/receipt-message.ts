import 'server-only'
import type { StoredAnswers } from '@/features/answers/schema'
import { fillReceiptPlaceholders } from '@/features/forms/receipt'
import type { EventForm } from '@/features/forms/schema'
import {
  linesToHtml,
  type MailMessage,
  mailFrame,
  paragraph,
  paragraphOfHtml,
  SMALL_PRINT_STYLE,
  smallPrint,
} from '@/lib/mail/frame'
import { MAIL_WORDS } from '@/lib/words/english/mail'
import { fillPlaceholders } from '@/lib/words/fill'
import { type QuotedAnswer, quoteAnswers } from './quoted-answers'
import { type ReceiptLanguage, receiptTexts } from './receipt-language'

export interface ReceiptContent {
  form: Pick<EventForm, 'name' | 'receipt' | 'fields' | 'archivedFields'>
  reference: string
  data: NonNullable<StoredAnswers>
  fileNames: ReadonlyMap<string, string>
  /** One entry per person of a family or group: the reference as label, the name as text. */
  people?: readonly QuotedAnswer[]
  isByHand: boolean
  site: string
  language: ReceiptLanguage | null
  link: string
}

const ANSWER = 'margin:0 0 12px;font-size:16px;line-height:1.5;color:#14173a;overflow-wrap:anywhere'
const CODE =
  'margin:0 0 24px;padding:12px 16px;border-radius:8px;background:#f3f1ec;color:#14173a;font-size:20px;font-weight:600'

const referenceHtml = (label: string, reference: string) =>
  `<p style="${CODE}"><span style="font-weight:400;${SMALL_PRINT_STYLE}">${linesToHtml(label)}</span><br>${linesToHtml(reference)}</p>`

const answerHtml = ({ label, text }: QuotedAnswer) =>
  `<p style="${ANSWER}"><span style="${SMALL_PRINT_STYLE}">${linesToHtml(label)}</span><br>${linesToHtml(text)}</p>`

const ownHtml = (label: string, link: string) =>
  paragraphOfHtml(
    `<a href="${linesToHtml(link)}" style="color:#2e3788;font-weight:600">${linesToHtml(label)}</a>`,
  )

const headingHtml = (heading: string) =>
  `<h2 style="margin:0 0 12px;font-size:16px;color:#14173a">${linesToHtml(heading)}</h2>`

const answerText = ({ label, text }: QuotedAnswer) =>
  text.includes('\n') ? `${label}:\n${text}` : `${label}: ${text}`

/** Composes the receipt. Anybody may have typed the values, so they must be escaped in HTML. */
export function receiptMessage(content: ReceiptContent): MailMessage {
  const { form, reference, site, language, link, people = [] } = content
  const words = language?.words.mail ?? MAIL_WORDS
  const texts = receiptTexts(form, language)
  const written = (text: string) => fillReceiptPlaceholders(text, texts.name, reference)
  // The form's name may have several lines, but a subject must have one.
  const subject = written(texts.subject).replace(/\s+/g, ' ').trim()
  const paragraphs = written(texts.text).split(/\n{2,}/)
  const answers = quoteAnswers(content)
  const isShort = answers.some(({ text }) => text === words.freeText)
  const note = isShort ? words.freeTexts : null
  const foot = fillPlaceholders(words.foot, { site })
  const parts = [
    ...paragraphs.map(paragraph),
    referenceHtml(words.reference, reference),
    ownHtml(words.own, link),
    ...(people.length > 0 ? [headingHtml(words.people), ...people.map(answerHtml)] : []),
    ...(answers.length > 0 ? [headingHtml(words.answers), ...answers.map(answerHtml)] : []),
    ...(note ? [smallPrint(note)] : []),
    smallPrint(foot),
  ]
  return {
    subject,
    html: mailFrame(subject, parts, language?.lang),
    text: `${[
      ...paragraphs,
      `${words.reference}: ${reference}`,
      `${words.own}: ${link}`,
      ...(people.length > 0 ? [[words.people, ...people.map(answerText)].join('\n')] : []),
      ...(answers.length > 0 ? [[words.answers, ...answers.map(answerText)].join('\n')] : []),
      ...(note ? [note] : []),
      foot,
    ].join('\n\n')}\n`,
  }
}
