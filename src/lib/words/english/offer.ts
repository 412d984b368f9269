/** Texts of the email to a person on the waiting list, and of the page behind its link. */
export const OFFER_WORDS = {
  subject: 'A place for you: {form}',
  mail: 'A place has come free for {form}, and you are the next in line. Your reference is {reference}. Do you take it?',
  until:
    'Please answer by {time} (Philippine time). After that the place goes to the next in line.',
  open: 'Answer',
  foot: 'This message was sent automatically because somebody, hopefully you, gave this address in a registration with {site}. If it was not you, you can leave it alone.',
  title: 'A place for you',
  ask: 'A place has come free',
  askText: 'You were on the waiting list for {form} ({reference}). Do you take the place?',
  askUntil: 'Please answer by {time} (Philippine time).',
  accept: 'Yes, I take the place',
  decline: 'No, give it to the next in line',
  accepted: 'The place is yours',
  acceptedText: 'We look forward to seeing you at {form}. Your reference is {reference}.',
  declined: 'The place goes to the next in line',
  declinedText: 'Thank you for telling us. You are no longer on the waiting list for {form}.',
  expired: 'The time to answer is over',
  expiredText:
    'The place has gone to the next in line, and you are no longer on the waiting list for {form}. If you still want to come, register again or write to us.',
  withdrawn: 'This offer has ended',
  withdrawnText:
    'Your registration for {form} has changed since it was sent. If you have questions, write to us.',
  gone: 'This link has done its work',
  goneText: 'The registration that it was about is no longer here.',
}
