import 'server-only'
import { cms } from '../cms'
import { mailFrom } from '../env'
import type { MailMessage } from './frame'

interface AutomaticMail {
  to: string
  message: MailMessage
  /** Part of the Message-ID, by which a mail server can recognise a repeated message. */
  tag: string
  headers?: Record<string, string>
}

/** Sends a message, or writes it to the outbox when there is no mail server. */
export async function sendAutomaticMail({
  to,
  message,
  tag,
  headers,
}: AutomaticMail): Promise<void> {
  const payload = await cms()
  const domain = /@([\w.-]+)/.exec(mailFrom())?.[1] ?? 'localhost'
  await payload.sendEmail({
    ...message,
    // An object, because nodemailer would parse a string as a list of addresses.
    to: { name: '', address: to },
    messageId: `<${tag}@${domain}>`,
    // Tells auto-responders not to reply (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...headers },
  })
}
