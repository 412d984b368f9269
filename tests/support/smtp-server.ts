import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { type Mail, readMail } from './mail'

const ACCOUNT = { user: 'portal@example.org', password: 's3cret/word' }

export interface MailServer {
  /** For SMTP_URL. */
  url: string
  /** What it has taken, oldest first. */
  mails: Mail[]
  /** How many messages it has turned away. */
  refused: () => number
  close: () => Promise<void>
}

interface MailServerOptions {
  /** Free unless it is to appear where something expects it. */
  port?: number
  /** Turns this many messages away, for now (451), before it takes one. */
  refusals?: number
}

/** A mail server on loopback that asks for a password and keeps what it takes. */
export async function startMailServer({
  port = 0,
  refusals = 0,
}: MailServerOptions = {}): Promise<MailServer> {
  const mails: Mail[] = []
  let refused = 0
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      const isKnown = username === ACCOUNT.user && password === ACCOUNT.password
      done(isKnown ? null : new Error('Unknown account'), { user: username })
    },
    onMailFrom: (_address, _session, done) => {
      if (refused >= refusals) return done()
      refused += 1
      done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        mails.push(readMail(Buffer.concat(chunks).toString('utf8')))
        done()
      })
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  server.on('error', () => {
    // A client that hangs up in the middle is its own business.
  })
  const { port: actual } = server.server.address() as AddressInfo
  return {
    url: mailServerUrl(actual),
    mails,
    refused: () => refused,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

export const mailServerUrl = (port: number) =>
  `smtp://${encodeURIComponent(ACCOUNT.user)}:${encodeURIComponent(ACCOUNT.password)}@127.0.0.1:${port}`
