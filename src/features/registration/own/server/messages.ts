import 'server-only'
import { linkOrigin } from '@/lib/env'
import { type OtherLanguage, withLanguageParameter } from '@/lib/languages'
import { actionMail } from '@/lib/mail/action-mail'
import { type MailMessage, mailFrame, paragraph, smallPrint } from '@/lib/mail/frame'
import { paths } from '@/lib/paths'
import { wordsOf } from '@/lib/words/catalogue'
import { OWN_MAIL_WORDS } from '@/lib/words/english/own-mail'
import { fillPlaceholders } from '@/lib/words/fill'

interface About {
  site: string
  form: string
  reference: string
  language: OtherLanguage | null
}

/**
 * Returns functions that fill in a text of an email (`said`) or a subject (`subject`). A subject is
 * put on one line, because the form's name may have several.
 */
function textsFor({ language, ...about }: About) {
  const words = wordsOf(language)?.ownMail ?? OWN_MAIL_WORDS
  const said = (key: keyof typeof OWN_MAIL_WORDS) => fillPlaceholders(words[key], about)
  return {
    said,
    subject: (key: keyof typeof OWN_MAIL_WORDS) => said(key).replace(/\s+/g, ' ').trim(),
  }
}

export function ownLinkMessage(about: About, link: string): MailMessage {
  const { said, subject } = textsFor(about)
  return actionMail({
    subject: subject('linkSubject'),
    paragraphs: [said('linkAsked'), said('linkUse')],
    action: { label: said('linkOpen'), link },
    foot: said('linkFoot'),
    lang: about.language ?? undefined,
    noButton: said('noButton'),
  })
}

export function confirmAddressMessage(about: About, token: string): MailMessage {
  const { said, subject } = textsFor(about)
  const link = linkOrigin() + withLanguageParameter(paths.ownAddress(token), about.language)
  return actionMail({
    subject: subject('confirmSubject'),
    paragraphs: [said('confirmAsked'), said('confirmUntil')],
    action: { label: said('confirmOpen'), link },
    foot: said('confirmFoot'),
    lang: about.language ?? undefined,
    noButton: said('noButton'),
  })
}

export function addressReplacedMessage(about: About): MailMessage {
  const { said, subject: line } = textsFor(about)
  const subject = line('toldSubject')
  const text = [said('told'), said('toldWrite')]
  const foot = said('toldFoot')
  const parts = [...text.map(paragraph), smallPrint(foot)]
  return {
    subject,
    html: mailFrame(subject, parts, about.language ?? undefined),
    text: `${[...text, foot].join('\n\n')}\n`,
  }
}
