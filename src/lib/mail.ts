import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'
import type { EmailAdapter } from 'payload'
import { dataDir } from './env'

/**
 * With no mail server configured every message becomes a file in DATA_DIR/outbox, ready to open
 * in any mail program, and its path is logged: nothing is sent and nothing is lost.
 */
export const outboxAdapter: EmailAdapter = ({ payload }) => {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true })
  const from = { defaultFromAddress: 'no-reply@localhost', defaultFromName: 'Portal' }
  return {
    name: 'outbox',
    ...from,
    sendEmail: async (message) => {
      const sender = { name: from.defaultFromName, address: from.defaultFromAddress }
      const { message: eml } = await composer.sendMail({ from: sender, ...message })
      const folder = path.join(dataDir(), 'outbox')
      await mkdir(folder, { recursive: true })
      const file = path.join(
        folder,
        `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID()}.eml`,
      )
      await writeFile(file, eml as Buffer)
      payload.logger.info(`Mail to ${String(message.to)} written to ${file}`)
    },
  }
}
