import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { type ParsedMail, parseMail } from './mail'

const ACCOUNT = { user: 'portal@example.org', password: 's3cret/word' }

export interface MailServer {
  url: string
  mails: ParsedMail[]
  recipients: string[]
  refused: () => number
  close: () => Promise<void>
}

interface MailServerOptions {
  port?: number
  /** The number of messages that are refused temporarily (451) before the first is accepted. */
  refusals?: number
  /** Returns the refusal of a recipient, such as `550 5.1.1 No such user`; null accepts it. */
  refuse?: (address: string) => string | null
  /**
   * Selects the messages after which the server disconnects without a response: the first
   * `unconfirmed` messages, or those for which the function returns true.
   */
  unconfirmed?: number | ((mail: ParsedMail) => boolean)
  onReceived?: () => Promise<void>
}

const answer = (line: string) =>
  Object.assign(new Error(line.slice(4)), { responseCode: Number(line.slice(0, 3)) })

export async function startMailServer({
  port = 0,
  refusals = 0,
  refuse = () => null,
  unconfirmed = 0,
  onReceived = async () => {},
}: MailServerOptions = {}): Promise<MailServer> {
  const mails: ParsedMail[] = []
  const recipients: string[] = []
  let refused = 0
  let lost = 0
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
      done(answer('451 Try again later'))
    },
    onRcptTo: ({ address }, _session, done) => {
      recipients.push(address)
      const refusal = refuse(address)
      if (refusal === null) return done()
      refused += 1
      done(answer(refusal))
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const mail = parseMail(Buffer.concat(chunks).toString('utf8'))
        mails.push(mail)
        if (typeof unconfirmed === 'number' ? lost < unconfirmed : unconfirmed(mail)) {
          lost += 1
          hangUp(session.id)
          return
        }
        onReceived().then(() => done(), done)
      })
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const hangUp = (id: string) => {
    for (const connection of server.connections) {
      const { id: own, _socket } = connection as unknown as { id: string; _socket: Socket }
      if (own === id) _socket.destroy()
    }
  }
  server.on('error', () => {
    // A client that disconnects must not end the test's process.
  })
  const { port: actual } = server.server.address() as AddressInfo
  return {
    url: mailServerUrl(actual),
    mails,
    recipients,
    refused: () => refused,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

export const mailServerUrl = (port: number) =>
  `smtp://${encodeURIComponent(ACCOUNT.user)}:${encodeURIComponent(ACCOUNT.password)}@127.0.0.1:${port}`
