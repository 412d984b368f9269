import 'server-only'
import { toStoredAnswers } from '@/features/answers/answer-shape'
import { presentAnswer, textOfAnswer } from '@/features/answers/answer-view'
import { firstName, personName } from '@/features/answers/person-name'
import type { EventForm } from '@/features/forms/schema'
import { linkOrigin } from '@/lib/env'
import { type OtherLanguage, withLanguageParameter } from '@/lib/languages'
import {
  linesToHtml,
  type MailMessage,
  mailFrame,
  paragraphOfHtml,
  smallPrintOfHtml,
} from '@/lib/mail/frame'
import { issueOwnerToken } from '@/lib/mail/owner-token'
import { withoutClickableLinks } from '@/lib/mail/unlinked'
import { paths } from '@/lib/paths'
import type { MailingTemplate } from '../schema'
import { findBuiltInMergeField, splitIntoPieces, type TemplatePiece } from '../template'

interface MessageContent {
  template: MailingTemplate
  mergeFields: Record<string, string>
  form: EventForm
  reference: string
  data: unknown
  site: string
  unsubscribeLink: string
}

export const unsubscribeUrl = (token: string, language: OtherLanguage | null): string =>
  linkOrigin() + withLanguageParameter(paths.unsubscribe(token), language)

export const issueRecipientToken = (recipientId: number): string =>
  issueOwnerToken('mailing-recipient', recipientId)

/** Returns the headers for the unsubscribe button of mail programs (RFC 2369 and RFC 8058). */
export const unsubscribeHeaders = (
  recipientId: number,
  language: OtherLanguage | null,
): Record<string, string> => {
  const path = withLanguageParameter(
    paths.api.unsubscribe(issueRecipientToken(recipientId)),
    language,
  )
  return {
    'List-Unsubscribe': `<${linkOrigin()}${path}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/**
 * Returns the text that replaces a merge field. Links in answers are made unclickable, because the
 * mailbox may belong to somebody else than the registrant.
 */
function wordsFor(key: string, { mergeFields, form, reference, data }: MessageContent): string {
  const answers = toStoredAnswers(data)
  const builtIn = findBuiltInMergeField(key)
  if (builtIn === 'reference') return reference
  if (builtIn === 'form') return form.name
  if (builtIn === 'first name') return withoutClickableLinks(firstName(form, answers) ?? '')
  if (builtIn === 'name') return withoutClickableLinks(personName(form, answers) ?? '')
  const id = mergeFields[key] ?? ''
  const field = [...form.fields, ...form.archivedFields].find((known) => known.id === id)
  const text = textOfAnswer(presentAnswer(answers?.[id], field?.fieldType ?? null)) ?? ''
  return withoutClickableLinks(text).replace(/\n{2,}/g, '\n')
}

const ADDRESS = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)'\]]/g

/**
 * Turns URLs into links. Pass only words of staff, because URLs in answers must not become links.
 */
function wordsToHtml(words: string): string {
  const html: string[] = []
  let at = 0
  for (const { 0: address, index } of words.matchAll(ADDRESS)) {
    html.push(linesToHtml(words.slice(at, index)), linkHtml(address, address))
    at = index + address.length
  }
  return [...html, linesToHtml(words.slice(at))].join('')
}

const linkHtml = (address: string, label: string) =>
  `<a href="${linesToHtml(address)}" style="color:#2e3788;word-break:break-word">${linesToHtml(label)}</a>`

function paragraphsOf(pieces: readonly TemplatePiece[]): TemplatePiece[][] {
  const paragraphs: TemplatePiece[][] = [[]]
  for (const piece of pieces) {
    if ('key' in piece) paragraphs.at(-1)?.push(piece)
    else {
      const [first = '', ...others] = piece.words.split(/\n{2,}/)
      paragraphs.at(-1)?.push({ words: first })
      for (const words of others) paragraphs.push([{ words }])
    }
  }
  return paragraphs
}

const join = (
  pieces: readonly TemplatePiece[],
  ofWords: (words: string) => string,
  ofKey: (key: string) => string,
) => pieces.map((piece) => ('key' in piece ? ofKey(piece.key) : ofWords(piece.words))).join('')

export function mailingMessage(content: MessageContent): MailMessage {
  const { template, site, reference, unsubscribeLink } = content
  const asText = (pieces: readonly TemplatePiece[]) =>
    join(
      pieces,
      (words) => words,
      (key) => wordsFor(key, content),
    )
  const asHtml = (pieces: readonly TemplatePiece[]) =>
    join(pieces, wordsToHtml, (key) => linesToHtml(wordsFor(key, content)))
  const subject = asText(splitIntoPieces(template.subject)).replace(/\s+/g, ' ').trim()
  const paragraphs = paragraphsOf(splitIntoPieces(template.text))
  const why = `You get this message because this address was given in a registration with ${site}. Reference code: ${reference}`
  const label = 'I want no more messages like this'
  return {
    subject,
    html: mailFrame(subject, [
      ...paragraphs.map(asHtml).map(paragraphOfHtml),
      smallPrintOfHtml(`${linesToHtml(why)}<br>${linkHtml(unsubscribeLink, label)}`),
    ]),
    text: `${[...paragraphs.map(asText), why, `${label}: ${unsubscribeLink}`].join('\n\n')}\n`,
  }
}
