import { describe, expect, it } from 'vitest'
import { type MailReason, toMailFailure } from './failure'

const refused = (command: string, response: string, code = 'EENVELOPE') =>
  Object.assign(new Error('refused'), {
    code,
    command,
    response,
    responseCode: Number(response.slice(0, 3)),
  })
const broken = (code: string, message = 'broken') => Object.assign(new Error(message), { code })

describe('a failure to send', () => {
  it.each<[Error, MailReason]>([
    [broken('ECONNECTION'), 'unreachable'],
    [broken('EDNS'), 'unreachable'],
    [broken('ETIMEDOUT'), 'unreachable'],
    [broken('ETLS'), 'insecure'],
    [refused('AUTH PLAIN', '535 5.7.8 Bad credentials', 'EAUTH'), 'signIn'],
    [broken('EENVELOPE', 'Invalid sender ""'), 'sender'],
    [refused('MAIL FROM', '553 5.7.1 Sender address rejected'), 'sender'],
    [refused('MAIL FROM', '451 4.3.0 Try again'), 'later'],
    [refused('RCPT TO', '550 5.7.1 Relaying denied'), 'relay'],
    [refused('RCPT TO', '550 5.4.5 Daily user sending limit exceeded'), 'limit'],
    [refused('RCPT TO', '554 Hourly message limit reached'), 'limit'],
    [refused('DATA', '550 5.4.5 Daily user sending limit exceeded', 'EMESSAGE'), 'limit'],
    [new Error('ENOSPC: no space left on device'), 'unknown'],
  ])('of the server: %s is %s', (error, reason) => {
    expect(toMailFailure(error)).toMatchObject({ reason, isPermanent: false })
  })

  it.each<[Error, MailReason, boolean]>([
    [refused('RCPT TO', '550 5.1.1 No such user'), 'address', true],
    [refused('RCPT TO', '552 5.2.2 Mailbox full'), 'address', true],
    [refused('RCPT TO', '552 5.2.2 Over quota'), 'address', true],
    [refused('DATA', '554 5.7.1 Looks like spam', 'EMESSAGE'), 'message', true],
    [broken('EENVELOPE', 'Invalid recipient "a<b"'), 'malformed', true],
    [refused('RCPT TO', '450 4.2.0 Greylisted'), 'later', false],
    [refused('DATA', '421 4.7.0 Closing', 'EMESSAGE'), 'later', false],
  ])('of one message: %s is %s', (error, reason, isPermanent) => {
    expect(toMailFailure(error)).toMatchObject({ reason, isPermanent, fault: 'address' })
  })

  it('ends with the server’s own words, on one line', () => {
    const { message } = toMailFailure(refused('RCPT TO', '550-5.1.1 No such\r\n550 5.1.1 user'))
    expect(message).toBe('The mail server refuses this address: 550-5.1.1 No such 550 5.1.1 user')
    const long = toMailFailure(refused('RCPT TO', `550 ${'x'.repeat(2000)}`))
    expect(long.message.length).toBeLessThan(300)
  })
})
