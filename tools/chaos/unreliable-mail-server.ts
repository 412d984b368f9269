import type { Mail } from '../../tests/support/peers/mail'
import { type MailServer, startMailServer } from '../../tests/support/peers/smtp-server'

/** A message that the mail server has accepted. */
export interface Letter {
  to: string
  text: string
  at: number
  /** True when the server disconnected before it confirmed the message, or may have. */
  isLost: boolean
}

/** The most time that a confirmation takes. */
const ANSWER_MS = 500

/**
 * A mail server that fails and returns at the same port, and sometimes accepts a message without
 * confirming it.
 */
export class UnreliableMailServer {
  readonly letters: Letter[] = []
  /** How many of the next messages are accepted without a confirmation. */
  losing = 0
  private server: MailServer | undefined
  private port = 0

  async up(refusals = 0): Promise<void> {
    this.server = await startMailServer({
      port: this.port,
      refusals,
      unconfirmed: (mail) => this.take(mail),
    })
    this.port = Number(new URL(this.server.url).port)
  }

  async down(): Promise<void> {
    // Their confirmations may still be on the way, and closing cuts the connections.
    const since = Date.now() - ANSWER_MS
    for (const letter of this.letters) if (letter.at >= since) letter.isLost = true
    await this.server?.close()
    this.server = undefined
  }

  get url(): string {
    if (!this.server) throw new Error('The mail server is down')
    return this.server.url
  }

  /**
   * True when this message gets no confirmation. At most once per address, because a second repeat
   * would be this server's fault.
   */
  private take({ to, text }: Mail): boolean {
    const isFirst = this.letters.every((letter) => letter.to !== to)
    const isLost = isFirst && this.losing > 0
    if (isLost) this.losing -= 1
    this.letters.push({ to, text, at: Date.now(), isLost })
    return isLost
  }
}
