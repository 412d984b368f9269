/** Texts of the page after a registration was sent (Spec §2.4). */
export const THANKS = {
  title: 'Thank You!',
  submitted: 'Your registration has been submitted successfully.',
  queue: 'You are number {queue} on the waiting list.',
  inTouch: "We'll be in touch with you soon.",
  reference: 'Your reference for {form} is',
  another: 'Submit Another',
  home: 'Go to Homepage',
  copy: 'Copy the reference',
  copied: 'Copied',
  pressLong: 'Press the code for long to copy it.',
  share: 'Share the form',
  linkCopied: 'Link copied',
  own: 'See, change or cancel your registration',
  ownNote: 'Keep this link: whoever has it can change your registration.',
}
