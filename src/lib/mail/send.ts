import 'server-only'
import { cms } from '../cms'
import { mailFrom } from '../env'
import type { Message } from './frame'

interface AutomaticMail {
  /** One address, taken as it is. */
  to: string
  message: Message
  /** The same for every attempt, so that a mail server can tell a repeat from another message. */
  tag: string
  headers?: Record<string, string>
}

/** Hands a message that nobody wrote by hand to the mail server, or to the outbox. */
export async function sendAutomatic({ to, message, tag, headers }: AutomaticMail): Promise<void> {
  const payload = await cms()
  const domain = /@([\w.-]+)/.exec(mailFrom())?.[1] ?? 'localhost'
  await payload.sendEmail({
    ...message,
    // An object, because text would be read as a list of addresses.
    to: { name: '', address: to },
    messageId: `<${tag}@${domain}>`,
    // Absence notes and other machines do not answer it (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...headers },
  })
}
