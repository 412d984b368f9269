import 'server-only'
/** What caused a failure. After `address`, messages to other addresses may still be sent. */
export const MAIL_FAULTS = ['server', 'address'] as const
type MailFault = (typeof MAIL_FAULTS)[number]

const REASONS = {
  unreachable: 'The mail server cannot be reached. Check SMTP_URL and the connection of the server',
  insecure: 'The mail server offers no secure connection that can be trusted',
  signIn: 'The mail server no longer accepts the sign-in. Check the account in SMTP_URL',
  sender: 'The mail server does not accept the sender. Check MAIL_FROM',
  relay: 'The mail server does not pass on messages of this account. Check SMTP_URL',
  limit: 'The mail server sends no more messages of this account today',
  later: 'The mail server cannot take the message now and asks to try again later',
  address: 'The mail server refuses this address',
  message: 'The mail server refuses this message',
  malformed: 'This is no address that mail can be sent to',
  unknown: 'The message could not be sent',
} as const
export type MailReason = keyof typeof REASONS

const OF_ADDRESS: readonly MailReason[] = ['later', 'address', 'message', 'malformed']
const PERMANENT: readonly MailReason[] = ['address', 'message', 'malformed']

const DETAIL_LENGTH = 200

const quote = (answer: string) =>
  answer
    .replace(/\p{Cc}+|\s+/gu, ' ')
    .trim()
    .slice(0, DETAIL_LENGTH)

export class MailFailure extends Error {
  constructor(
    readonly reason: MailReason,
    answer = '',
  ) {
    super(answer ? `${REASONS[reason]}: ${quote(answer)}` : `${REASONS[reason]}.`)
    this.name = 'MailFailure'
  }

  get fault(): MailFault {
    return OF_ADDRESS.includes(this.reason) ? 'address' : 'server'
  }

  get isPermanent(): boolean {
    return PERMANENT.includes(this.reason)
  }
}

interface MailError {
  message?: string
  code?: string
  command?: string
  response?: string
  responseCode?: number
}

const BY_CODE: Record<string, MailReason> = {
  ECONNECTION: 'unreachable',
  ETIMEDOUT: 'unreachable',
  ESOCKET: 'unreachable',
  EDNS: 'unreachable',
  EPROTOCOL: 'unreachable',
  EPROXY: 'unreachable',
  ETLS: 'insecure',
  EREQUIRETLS: 'insecure',
  EAUTH: 'signIn',
  ENOAUTH: 'signIn',
  EOAUTH2: 'signIn',
}

/**
 * Matches errors about a used-up limit. Mail services report them as permanent, although sending
 * works again later.
 */
const IS_LIMIT = /\b[45]\.4\.5\b|quota|limit exceeded|too many (messages|recipients)/i
/**
 * Matches a used-up limit when a recipient is refused. There, “quota” alone means that the
 * recipient's mailbox is full.
 */
const IS_LIMIT_AT_RECIPIENT = /\b[45]\.4\.5\b|(sending|daily|hourly) (\w+ )?(limit|quota)/i
const IS_RELAY = /relay/i

/** Returns the reason when nodemailer itself rejected the message. */
const unsent = ({ code, message = '' }: MailError): MailReason => {
  if (code === 'EMESSAGE') return 'message'
  return message.startsWith('Invalid sender') ? 'sender' : 'malformed'
}

function reasonOf(error: MailError): MailReason {
  const { code = '', command = '', response = '', responseCode = 0 } = error
  if (responseCode === 421) return 'later'
  const known = BY_CODE[code]
  if (known) return known
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return 'unknown'
  if (responseCode === 0) return unsent(error)
  if (command === 'MAIL FROM') return responseCode < 500 ? 'later' : 'sender'
  if (responseCode < 500) return 'later'
  if (IS_RELAY.test(response)) return 'relay'
  if (command === 'RCPT TO') return IS_LIMIT_AT_RECIPIENT.test(response) ? 'limit' : 'address'
  return IS_LIMIT.test(response) ? 'limit' : 'message'
}

export function toMailFailure(error: unknown): MailFailure {
  if (error instanceof MailFailure) return error
  const mailError = error as MailError
  return new MailFailure(reasonOf(mailError), mailError.response)
}
