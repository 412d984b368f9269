export const UNSUBSCRIBE_WORDS = {
  title: 'No more messages',
  ask: 'No more messages?',
  askText:
    '{site} writes to you because you have registered. Press once to stop these messages. Your registrations stay as they are.',
  button: 'I want no more messages like this',
  left: 'You get no more messages',
  leftText:
    'Your registrations stay as they are. Only what {site} writes to many at once does not come to you any more.',
  test: 'This was a test',
  testText: 'In a message that was really sent, people say here that they want no more like it.',
  gone: 'This link has done its work',
  goneText:
    'The registration that the message was about is erased, with your address. Nothing more is sent because of it.',
}
