interface SampleTestimony {
  name: string
  location: string
  quote: string
}

/** 25 sample quotes in five groups of five (Spec §3). The first quote of a group is shown large. */
export const TESTIMONIES: readonly SampleTestimony[] = [
  {
    name: 'R. M.',
    location: 'Iloilo',
    quote:
      'Nine churches on our street, and we had never once prayed in the same room. Now we cannot think of a November without it.',
  },
  {
    name: 'Joel',
    location: 'Davao del Sur',
    quote:
      'My brother and I had stopped speaking over land. We ended the night holding one songsheet.',
  },
  {
    name: 'Ditas',
    location: 'Albay',
    quote: 'The generator failed twice. Both times the people simply kept singing in the dark.',
  },
  {
    name: 'Kuya Ben',
    location: 'Benguet',
    quote: 'Our young people still meet on Fridays to pray for the town. It began on that field.',
  },
  {
    name: 'Marlon',
    location: 'Cebu',
    quote: 'I was there to watch the parking. I went home having given my life to Jesus.',
  },
  {
    name: 'Pastor E.',
    location: 'Palawan',
    quote:
      'Three islands sent boats. We had prepared for two hundred and fed six hundred, and nobody went without.',
  },
  {
    name: 'Grace',
    location: 'Leyte',
    quote: 'After the storm I could not sing. That day I heard my own voice again.',
  },
  {
    name: 'A. S.',
    location: 'Pangasinan',
    quote:
      'My grandmother is ninety-one. She said she had waited all her life to see this plaza full.',
  },
  {
    name: 'Noel',
    location: 'Bukidnon',
    quote: 'Pastors who used to compete for members now share one prayer list.',
  },
  {
    name: 'Liza',
    location: 'Batangas',
    quote:
      'I brought a neighbor who only wanted the free merienda. She has led our choir since March.',
  },
  {
    name: 'Mang Tomas',
    location: 'Ilocos Norte',
    quote:
      'I asked God for one sign that he had not forgotten our town. He sent eleven churches walking down the same road.',
  },
  {
    name: 'Che',
    location: 'Negros Occidental',
    quote: 'We practiced for weeks and forgot the second verse. The crowd carried it for us.',
  },
  {
    name: 'D. R.',
    location: 'Zamboanga del Sur',
    quote: 'For the first time the tricycle drivers of our terminal prayed before the first trip.',
  },
  {
    name: 'Aileen',
    location: 'Bohol',
    quote:
      'My husband came for our daughter’s dance. He stayed on his knees until they took the lights down.',
  },
  {
    name: 'Sister F.',
    location: 'Camarines Sur',
    quote: 'Nobody asked which church I was from. They only asked if I had eaten.',
  },
  {
    name: 'Rey',
    location: 'Quezon',
    quote:
      'I had counted what I would lose by forgiving my partner in business. I had not counted how well I would sleep.',
  },
  {
    name: 'J. P.',
    location: 'South Cotabato',
    quote: 'Six languages in one song. I understood every word.',
  },
  {
    name: 'Tess',
    location: 'Aklan',
    quote: 'Our mayor came to give a speech and asked for prayer instead.',
  },
  {
    name: 'Dodong',
    location: 'Surigao del Norte',
    quote: 'I rode four hours on a habal-habal with my guitar. I would do it again tomorrow.',
  },
  {
    name: 'M. C.',
    location: 'Nueva Ecija',
    quote: 'The harvest was poor that year. We brought what we had, and left with more than rice.',
  },
  {
    name: 'Ate Joy',
    location: 'Rizal',
    quote:
      'I am a nurse and I was tired of everything. On that grass I remembered who had called me to it.',
  },
  {
    name: 'Kiko',
    location: 'Misamis Oriental',
    quote: 'My barkada laughed when I went. The next year all four of them came along.',
  },
  {
    name: 'L. V.',
    location: 'Capiz',
    quote: 'We are a church of seventeen. That night we learned how large our family is.',
  },
  {
    name: 'Nanay Cora',
    location: 'Samar',
    quote: 'My son called from his ship at the same hour, so that we could sing it together.',
  },
  {
    name: 'Arnel',
    location: 'Cavite',
    quote:
      'I had not prayed aloud since my wife died. A stranger began the sentence and I finished it.',
  },
]
