import 'server-only'
import { type AnswerView, listAnswerRows } from '@/features/answers/answer-view'
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

export interface ReceiptContent {
  form: Pick<EventForm, 'name' | 'receipt' | 'fields' | 'archivedFields'>
  reference: string
  data: NonNullable<StoredAnswers>
  /** Field id → the visitor's name for the file, which the drive's link does not tell. */
  fileNames: ReadonlyMap<string, string>
  /** The name of the movement. */
  site: string
}

interface Answered {
  label: string
  text: string
}

function textOf(view: AnswerView, fileName: string | undefined): string {
  if (view.kind === 'text') return view.text
  if (view.kind === 'empty') return ''
  return fileName ?? (view.kind === 'file' ? (view.file?.name ?? view.note) : '')
}

/** What the registrant answered, in the form's order; what was left empty is left out. */
function listAnswers({ form, data, fileNames }: ReceiptContent): Answered[] {
  return listAnswerRows(data, form)
    .map(({ fieldId, label, view }) => ({ label, text: textOf(view, fileNames.get(fieldId)) }))
    .filter(({ text }) => text !== '')
}

const ANSWER = 'margin:0 0 12px;font-size:16px;line-height:1.5;color:#14173a;overflow-wrap:anywhere'
const CODE =
  'margin:0 0 24px;padding:12px 16px;border-radius:8px;background:#f3f1ec;color:#14173a;font-size:20px;font-weight:600'

const referenceHtml = (reference: string) =>
  `<p style="${CODE}"><span style="font-weight:400;${SMALL}">Reference code</span><br>${linesToHtml(reference)}</p>`

const answerHtml = ({ label, text }: Answered) =>
  `<p style="${ANSWER}"><span style="${SMALL}">${linesToHtml(label)}</span><br>${linesToHtml(text)}</p>`

const HEADING = '<h2 style="margin:0 0 12px;font-size:16px;color:#14173a">Your answers</h2>'

const answerText = ({ label, text }: Answered) =>
  text.includes('\n') ? `${label}:\n${text}` : `${label}: ${text}`

/** What the registrant gets. Everything in it may come from a stranger: nothing of it is markup. */
export function receiptMessage(content: ReceiptContent): Message {
  const { form, reference, site } = content
  const fill = (text: string) => fillReceipt(text, form.name, reference)
  // One line, whatever the name of the form holds.
  const subject = fill(form.receipt.subject).replace(/\s+/g, ' ').trim()
  const paragraphs = fill(form.receipt.text).split(/\n{2,}/)
  const answers = listAnswers(content)
  const foot = `This message was sent automatically because somebody, hopefully you, gave this address in a registration with ${site}. If it was not you, you can leave it alone.`
  return {
    subject,
    html: mailFrame(subject, [
      ...paragraphs.map(paragraph),
      referenceHtml(reference),
      ...(answers.length > 0 ? [HEADING, ...answers.map(answerHtml)] : []),
      smallPrint(foot),
    ]),
    text: `${[
      ...paragraphs,
      `Reference code: ${reference}`,
      ...(answers.length > 0 ? [['Your answers', ...answers.map(answerText)].join('\n')] : []),
      foot,
    ].join('\n\n')}\n`,
  }
}
