import type { ParsedMail } from '../../tests/support/peers/mail'
import { type MailServer, startMailServer } from '../../tests/support/peers/smtp-server'

export interface ReceivedMessage {
  to: string
  text: string
  at: number
  /** True when the connection was, or may have been, cut before the confirmation. */
  isLost: boolean
}

const ANSWER_MS = 500

export class UnreliableMailServer {
  readonly letters: ReceivedMessage[] = []
  /** How many of the next messages are received but not confirmed. */
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
    // Closing cuts the connections, and the last confirmations may not have been sent yet.
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
   * Records a message. Returns true when the message must not be confirmed. That happens at most
   * once for each address, so a second repeat is the product's fault.
   */
  private take({ to, text }: ParsedMail): boolean {
    const isFirst = this.letters.every((letter) => letter.to !== to)
    const isLost = isFirst && this.losing > 0
    if (isLost) this.losing -= 1
    this.letters.push({ to, text, at: Date.now(), isLost })
    return isLost
  }
}
