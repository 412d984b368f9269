/** The texts of the confirmation email. Staff can replace some of them. */
export const MAIL_WORDS = {
  subject: 'Your registration for {form}',
  text: 'Thank you for registering for {form}. We have received your answers, and we will be in touch with you soon.\n\nPlease keep this message and its reference code: you may be asked for it.',
  reference: 'Reference code',
  people: 'Registered together',
  answers: 'Your answers',
  own: 'See, change or cancel your registration',
  yes: 'Yes',
  no: 'No',
  freeText: '(received)',
  freeTexts:
    'What you wrote in your own words is stored with your registration and not repeated here.',
  foot: 'This message was sent automatically because somebody, hopefully you, gave this address in a registration with {site}. If it was not you, you can leave it alone.',
}
