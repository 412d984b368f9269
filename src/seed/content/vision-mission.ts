import type { PictureIds } from '../pictures'

export const visionMission = (pictures: PictureIds) => ({
  heading: 'Vision and Mission',
  lead: 'What we long to see, and what we have been given to do until we see it.',
  statements: [
    {
      title: 'Our vision',
      text: 'A nation where every church, in every province, lifts up the name of Jesus with one voice.',
    },
    {
      title: 'Our mission',
      text: 'To exalt Jesus and to bring churches and denominations together in worship, in prayer, and in one celebration held at the same hour across the provinces.',
    },
  ],
  waysHeading: 'Three ways of living the vision',
  ways: [
    {
      title: 'Worship',
      text: 'We come for him before we come for anything else. Songs, silence and service are offered to one audience.',
      picture: pictures['stage-beams'],
    },
    {
      title: 'Unity',
      text: 'We keep our own churches and our own ways, and refuse to let them divide what Christ has made one.',
      picture: pictures['candle-vigil'],
    },
    {
      title: 'Declaration',
      text: 'We say in public, in every region and on the same day, that Jesus Christ is Lord of these islands.',
      picture: pictures['bangka-dawn'],
    },
  ],
  next: { text: 'What we hold to on the way', link: 'Our core values' },
  seo: {
    title: 'Vision and Mission',
    description:
      'A nation where every church in every province lifts up the name of Jesus with one voice: our vision, our mission and how we live them.',
    picture: pictures['sunrise-ridges'],
  },
})
