import { type MailServer, startMailServer } from '../../tests/support/peers/smtp-server'

/** A message as the mail server has taken it. */
export interface Letter {
  to: string
  at: number
  /** The server hung up before it said so. */
  isLost: boolean
}

/** A mail server that goes and comes back at the same place, and forgets to answer now and then. */
export class MailPeer {
  readonly letters: Letter[] = []
  /** So many of the next messages are taken without an answer. */
  losing = 0
  private server: MailServer | undefined
  private port = 0

  async up(refusals = 0): Promise<void> {
    this.server = await startMailServer({
      port: this.port,
      refusals,
      lostAnswers: ({ to }) => this.take(to),
    })
    this.port = Number(new URL(this.server.url).port)
  }

  async down(): Promise<void> {
    await this.server?.close()
    this.server = undefined
  }

  get url(): string {
    if (!this.server) throw new Error('The mail server is down')
    return this.server.url
  }

  /** True when this message gets no answer; never twice to one address, which would be our doing. */
  private take(to: string): boolean {
    const isFirst = this.letters.every((letter) => letter.to !== to)
    const isLost = isFirst && this.losing > 0
    if (isLost) this.losing -= 1
    this.letters.push({ to, at: Date.now(), isLost })
    return isLost
  }
}
