import type { PictureIds } from '../pictures'

/** The page Our Story. The figures are from Spec §2.3, and the themes before 2025 are samples. */
export const ourStory = (pictures: PictureIds) => ({
  heading: 'Our Story',
  lead: 'In 2012 a few churches asked what would happen if they stopped gathering apart and, for one night, sang to Jesus together. This is what happened.',
  picture: pictures['hill-chapel'],
  figures: [
    { value: '15K', label: 'at the first gathering' },
    { value: '82', label: 'provinces celebrating at the same hour' },
    { value: '4', label: 'nations joining the song' },
  ],
  timelineHeading: '2012-2025',
  years: [
    {
      year: '2012',
      theme: 'Gathered',
      isLit: true,
      text: 'Fifteen thousand people come to the first gathering. No church puts its own name on the banner.',
      picture: pictures['sea-of-flags'],
    },
    {
      year: '2013',
      theme: 'Rise and Rebuild',
      text: 'In a year of storm and loss, congregations that had only sung together learn to carry roofing and rice together.',
    },
    {
      year: '2014',
      theme: 'One Heart, One Soul',
      text: 'Pastors of different traditions begin to pray in one another’s churches, month after month.',
    },
    {
      year: '2015',
      theme: 'Open Heavens',
      isLit: true,
      text: 'Several provinces hold their gatherings on the same day. November 30 is set apart from now on.',
      quote: 'Nobody in the room could tell which of us belonged to which church.',
      quotedPerson: 'An usher in Pampanga',
    },
    {
      year: '2016',
      theme: 'Return to Me',
      text: 'A year of fasting. Prayer rooms stay open through the night in cities and in fishing villages.',
    },
    {
      year: '2017',
      theme: 'Let All the Peoples Praise',
      text: 'Songs in Tagalog, Cebuano, Ilocano and Hiligaynon share one evening, and everybody learns the choruses.',
      picture: pictures['choir-director'],
    },
    {
      year: '2018',
      theme: 'Stones of Remembrance',
      isLit: true,
      text: 'Seven years are complete. Those who were there from the start write them down for those who come next.',
    },
    {
      year: '2019',
      theme: 'To the Nations',
      text: 'Filipino congregations abroad join in the same hour. The celebration is now heard in four nations.',
    },
    {
      year: '2020',
      theme: 'Every House an Altar',
      text: 'Fields and arenas stay empty. Families open their windows at the appointed hour and sing from home.',
      picture: pictures['capiz-window'],
    },
    {
      year: '2021',
      theme: 'Light in the Night',
      text: 'Small groups gather again, masked and far apart. Radio carries the worship to islands without a signal.',
    },
    {
      year: '2022',
      theme: 'From Shore to Shore',
      isLit: true,
      text: 'Every one of the 82 provinces takes part for the first time, from Batanes to Tawi-Tawi.',
      quote: 'We heard the next island singing before we saw their lights.',
      quotedPerson: 'A boatman in Romblon',
    },
    {
      year: '2023',
      theme: 'Set Apart',
      text: 'The young take the lead in most provinces. Those who began the movement stand behind them and pray.',
    },
    {
      year: '2024',
      theme: 'Enthroned',
      text: 'The National Worship Celebration brings the provinces to one place in March.',
      picture: pictures['arena-lights'],
    },
    {
      year: '2025',
      theme: 'Living Sacrifice',
      isLit: true,
      text: '“Present your bodies a living sacrifice, holy, acceptable to God.” Romans 12:1',
    },
  ],
  claims: [
    { value: '100,000+', label: 'people gathering' },
    { value: '1000+', label: 'churches' },
  ],
  next: { text: 'What all of it is for', link: 'Our vision and mission' },
  seo: {
    title: 'Our Story',
    description:
      'From one gathering of fifteen thousand in 2012 to a celebration in all 82 provinces: the story of the movement, year by year.',
    picture: pictures['hill-chapel'],
  },
})
