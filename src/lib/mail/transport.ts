import 'server-only'
import path from 'node:path'
import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import nodemailer from 'nodemailer'
import type { EmailAdapter } from 'payload'
import { mailFrom, smtpUrl } from '../env'
import { log } from '../log/log'
import { writeOutboxFile } from './outbox-files'

/** True when messages go to a mail server; false when they become files. */
export const isMailSent = (): boolean => smtpUrl() !== ''

function sender() {
  const [, name = 'Portal', address = mailFrom()] = /^(.*?)\s*<(.+)>$/.exec(mailFrom()) ?? []
  return { defaultFromName: name, defaultFromAddress: address }
}

/**
 * With no mail server configured every message becomes a file in DATA_DIR/outbox, ready to open
 * in any mail program, and its path is logged: nothing is sent and nothing is lost.
 */
const outboxAdapter: EmailAdapter = () => {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return {
    name: 'outbox',
    ...sender(),
    sendEmail: async (message) => {
      const { message: eml } = await composer.sendMail({ from: mailFrom(), ...message })
      const file = await writeOutboxFile(eml as Buffer, message.messageId)
      // Without the address: logs are read by others, and kept elsewhere.
      log.info({ file: path.basename(file) }, 'a message was written to the outbox')
    },
  }
}

/** How long a server may be silent, in milliseconds. SMTP_URL can say otherwise. */
const PATIENCE = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 }

/** The mail server of SMTP_URL, or the outbox. A server that is down is the queue's business. */
export const mailAdapter = () =>
  isMailSent()
    ? nodemailerAdapter({
        ...sender(),
        skipVerify: true,
        transport: nodemailer.createTransport({ ...PATIENCE, url: smtpUrl() }),
      })
    : outboxAdapter
