import type { PictureIds } from '../pictures'

export const celebrations = (pictures: PictureIds) => ({
  heading: 'Celebrations',
  lead: 'Two days a year belong to everyone: one in every province at once, and one when the provinces meet.',
  november: {
    when: 'Every November 30',
    title: 'Nationwide Simultaneous Celebration',
    text: 'On one afternoon each province worships where it is, at the same hour as all the others. Look up the gathering near you.',
    button: 'Choose your region',
    dialogTitle: 'Choose your region',
    hint: 'Swipe right for other provinces',
    calendar: {
      date: '2025-11-30T12:00:00.000Z',
      startsAt: '13:00',
      endsAt: '22:00',
      repeats: 'date',
      place: 'In every province of the Philippines',
    },
  },
  march: {
    when: 'Every March',
    title: 'National Worship Celebration',
    text: 'Delegations from Luzon, Visayas and Mindanao come to one place for a full day of worship and prayer.',
    button: 'Register',
    picture: pictures['arena-lights'],
    closedButton: 'When does registration open?',
    closedText:
      'Registration has not opened yet. It will open here; the day is in the calendar already.',
    calendar: {
      date: '2026-03-28T12:00:00.000Z',
      startsAt: '09:00',
      endsAt: '18:00',
      // Every year on the last Saturday of March.
      repeats: 'weekday',
      place: 'Metro Manila, Philippines',
    },
  },
  next: { text: 'What has God done where you are?', link: 'Share your testimony' },
  seo: {
    title: 'Celebrations',
    description:
      'The simultaneous celebration every November 30 in all 82 provinces, and the National Worship Celebration every March.',
    picture: pictures['arena-lights'],
  },
})
