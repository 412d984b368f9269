import 'server-only'
import path from 'node:path'
import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import nodemailer from 'nodemailer'
import type { EmailAdapter } from 'payload'
import { mailFrom, smtpUrl } from '../env'
import { log } from '../log/log'
import { writeOutboxFile } from './outbox-files'

export const isMailServerConfigured = (): boolean => smtpUrl() !== ''

function sender() {
  const [, name = 'Portal', address = mailFrom()] = /^([^<]*)<([^<>]+)>$/.exec(mailFrom()) ?? []
  return { defaultFromName: name.trim(), defaultFromAddress: address }
}

const outboxAdapter: EmailAdapter = () => {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return {
    name: 'outbox',
    ...sender(),
    sendEmail: async (message) => {
      const { message: eml } = await composer.sendMail({ from: mailFrom(), ...message })
      const file = await writeOutboxFile(eml as Buffer, message.messageId)
      // Leaves out the recipient's address, because no line of the log may contain one.
      log.info({ file: path.basename(file) }, 'a message was written to the outbox')
    },
  }
}

const PATIENCE = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 }

/**
 * Returns Nodemailer's options. TLS is required, because the mail server receives a password and
 * people's addresses, unless the server is on this machine or its URL has `?requireTLS=false`.
 */
export function smtpOptions(address: string) {
  const url = new URL(address)
  const requireTLS =
    url.searchParams.get('requireTLS') !== 'false' &&
    !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname)
  url.searchParams.delete('requireTLS')
  return { ...PATIENCE, requireTLS, url: url.toString() }
}

export const mailAdapter = () =>
  isMailServerConfigured()
    ? nodemailerAdapter({
        ...sender(),
        skipVerify: true,
        transport: nodemailer.createTransport(smtpOptions(smtpUrl())),
      })
    : outboxAdapter
