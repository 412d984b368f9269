export const OWN_MAIL_WORDS = {
  linkSubject: 'The link to your registration for {form}',
  linkAsked:
    'Somebody, hopefully you, has asked {site} for the link to the registration {reference}.',
  linkUse: 'By it you can see, change or cancel the registration. Keep it for yourself.',
  linkOpen: 'Open your registration',
  linkFoot: 'If it was not you, leave this alone: the link went to this mailbox only.',
  confirmSubject: 'Is this your e-mail address? Registration for {form}',
  confirmAsked:
    'Somebody, hopefully you, has entered this address in the registration {reference} with {site}.',
  confirmUntil: 'It counts once you have confirmed it. The link works for three days.',
  confirmOpen: 'Open and confirm',
  confirmFoot: 'If it was not you, leave this alone: then nothing is changed.',
  toldSubject: 'Your e-mail address is to be changed: registration for {form}',
  told: 'By the link to the registration {reference}, another e-mail address was entered in place of this one, or this one was taken away. A new one counts once its owner has confirmed it.',
  toldWrite:
    'If it was not you, write to us and name the reference: we end the link and make a new one for you.',
  toldFoot:
    'This message was sent automatically by {site}, to the address that was in the registration before.',
  noButton: 'If the button does not work, open this address:',
}
