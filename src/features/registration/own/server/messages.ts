import 'server-only'
import { linkOrigin } from '@/lib/env'
import { actionMail } from '@/lib/mail/action-mail'
import { type Message, mailFrame, paragraph, smallPrint } from '@/lib/mail/frame'
import { paths } from '@/lib/paths'

interface About {
  /** The movement's name. */
  site: string
  form: string
  reference: string
}

/** The link to a registration, for whoever has asked for it again. */
export const linkMessage = ({ site, form, reference }: About, link: string): Message =>
  actionMail({
    subject: `The link to your registration for ${form}`,
    paragraphs: [
      `Somebody, hopefully you, has asked ${site} for the link to the registration ${reference}.`,
      'By it you can see, change or cancel the registration. Keep it for yourself.',
    ],
    action: { label: 'Open your registration', link },
    foot: 'If it was not you, leave this alone: the link went to this mailbox only.',
  })

/** Asks the owner of a new address whether it is to be used. */
export const confirmMessage = ({ site, form, reference }: About, token: string): Message =>
  actionMail({
    subject: `Is this your e-mail address? Registration for ${form}`,
    paragraphs: [
      `Somebody, hopefully you, has entered this address in the registration ${reference} with ${site}.`,
      'It counts once you have confirmed it. The link works for three days.',
    ],
    action: { label: 'Open and confirm', link: linkOrigin() + paths.ownAddress(token) },
    foot: 'If it was not you, leave this alone: then nothing is changed.',
  })

/** Tells the owner of an earlier address that it is to be replaced. */
export function toldMessage({ site, form, reference }: About): Message {
  const subject = `Your e-mail address is to be changed: registration for ${form}`
  const text = [
    `By the link to the registration ${reference}, another e-mail address was entered in place of this one, or this one was taken away. A new one counts once its owner has confirmed it.`,
    'If it was not you, write to us and name the reference: we end the link and make a new one for you.',
  ]
  const foot = `This message was sent automatically by ${site}, to the address that was in the registration before.`
  return {
    subject,
    html: mailFrame(subject, [...text.map(paragraph), smallPrint(foot)]),
    text: `${[...text, foot].join('\n\n')}\n`,
  }
}
