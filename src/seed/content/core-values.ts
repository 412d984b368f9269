import type { PictureIds } from '../pictures'

/** The page Core Values (Spec §2.3). The verses are from the World English Bible. */
export const coreValues = (pictures: PictureIds) => ({
  heading: 'Core Values',
  lead: 'Five values that slow us down before we act. Together they spell P.A.U.S.E.',
  values: [
    {
      title: 'Prayer',
      text: 'Nothing is planned before it has been prayed over, and no meeting is too busy to stop and ask.',
      verse: 'Pray without ceasing.',
      reference: '1 Thessalonians 5:17',
    },
    {
      title: 'Anonymity',
      text: 'No person, church or group takes the credit. There are no stars on our stage and no logos above the cross.',
      verse: 'He must increase, but I must decrease.',
      reference: 'John 3:30',
    },
    {
      title: 'Unity',
      text: 'We hold to what the whole church confesses, and meet one another there as brothers and sisters.',
      verse: 'See how good and how pleasant it is for brothers to live together in unity!',
      reference: 'Psalm 133:1',
    },
    {
      title: 'Sacrificial Giving',
      text: 'Time, skill and means are given freely and gladly, by many, so that no one who comes has to pay to worship.',
      verse: 'It is more blessed to give than to receive.',
      reference: 'Acts 20:35',
    },
    {
      title: 'Excellence',
      text: 'We bring our best, not to impress anyone but because of who receives it. Small things are done with care.',
      verse: 'Whatever your hand finds to do, do it with your might.',
      reference: 'Ecclesiastes 9:10',
    },
  ],
  next: { text: 'What we stand on', link: 'What we believe' },
  seo: {
    title: 'Core Values',
    description:
      'Prayer, Anonymity, Unity, Sacrificial Giving and Excellence: five values that spell P.A.U.S.E., each with the verse it stands on.',
    picture: pictures['prayer-circle'],
  },
})
