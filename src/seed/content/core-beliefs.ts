import type { PictureIds } from '../pictures'

/** The page Core Beliefs (Spec §2.3). The verses are from the World English Bible. */
export const coreBeliefs = (pictures: PictureIds) => ({
  heading: 'Core Beliefs',
  lead: 'We come from many churches. These five things we confess with one mouth.',
  tenetsHeading: 'Five Core Tenets of Faith',
  tenets: [
    {
      title: 'One God in Three Persons',
      text: 'There is one God, who lives for ever as Father, Son and Holy Spirit: three persons, equal in glory, one in being.',
      verse: 'In the name of the Father and of the Son and of the Holy Spirit.',
      reference: 'Matthew 28:19',
    },
    {
      title: 'Deity of Christ',
      text: 'Jesus Christ is fully God and became fully man. He was born of a virgin, died for our sins, rose bodily and will come again.',
      verse: 'For in him all the fullness of the Deity dwells bodily.',
      reference: 'Colossians 2:9',
    },
    {
      title: 'Authority of Scripture',
      text: 'The Bible is the word of God. It is trustworthy, and it has the last say in what we believe and how we live.',
      verse:
        'Every Scripture is God-breathed and profitable for teaching, for reproof, for correction, and for instruction in righteousness.',
      reference: '2 Timothy 3:16',
    },
    {
      title: 'Saved by Grace Through Faith',
      text: 'No one earns salvation. It is God’s gift in Jesus, received by trusting him, and good works are its fruit.',
      verse:
        'For by grace you have been saved through faith, and that not of yourselves; it is the gift of God.',
      reference: 'Ephesians 2:8',
    },
    {
      title: 'Life After Death',
      text: 'Death is not the end. All will be raised and will stand before Christ; those who are his will live with him for ever.',
      verse:
        'I am the resurrection and the life. He who believes in me will still live, even if he dies.',
      reference: 'John 11:25',
    },
  ],
  next: { text: 'What we do with it, twice a year', link: 'The celebrations' },
  seo: {
    title: 'Core Beliefs',
    description:
      'The five core tenets of faith the churches of the movement confess together, with the verses they stand on.',
    picture: pictures['hero-crucify-the-flesh'],
  },
})
