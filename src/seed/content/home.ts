import type { PictureName } from './pictures'

const YEAR_THEME = 'Living Sacrifice'

/**
 * The slides of the hero (Spec §2.2.1). The verses are from the World English Bible (public
 * domain).
 */
export const HERO_SLIDES = [
  {
    picture: 'hero-living-sacrifice',
    icon: 'flame',
    tint: '#A8552F',
    subtitle: 'Theme for 2025',
    title: 'Living Sacrifice',
    content:
      '“Therefore I urge you, brothers, by the mercies of God, to present your bodies a living sacrifice, holy, acceptable to God, which is your spiritual service. Don’t be conformed to this world, but be transformed by the renewing of your mind…”',
    reference: 'Romans 12:1-2',
  },
  {
    picture: 'hero-answer-the-call',
    icon: 'call',
    tint: '#A8607C',
    subtitle: YEAR_THEME,
    title: 'ANSWER THE CALL',
    content:
      'I heard the Lord’s voice, saying, “Whom shall I send, and who will go for us?” Then I said, “Here I am. Send me!”',
    reference: 'Isaiah 6:8',
  },
  {
    picture: 'hero-crucify-the-flesh',
    icon: 'cross',
    tint: '#A3452F',
    subtitle: YEAR_THEME,
    title: 'CRUCIFY THE FLESH',
    content: '“Those who belong to Christ have crucified the flesh with its passions and lusts.”',
    reference: 'Galatians 5:24',
  },
  {
    picture: 'hero-unpopular-route',
    icon: 'path',
    tint: '#4A6A9A',
    subtitle: YEAR_THEME,
    title: 'TAKE THE UNPOPULAR ROUTE',
    content:
      '“How narrow is the gate and the way is restricted that leads to life! There are few who find it.”',
    reference: 'Matthew 7:14',
  },
  {
    picture: 'hero-acceptable-worship',
    icon: 'hands',
    tint: '#8A5AA0',
    subtitle: YEAR_THEME,
    title: 'SACRIFICE AN ACCEPTABLE WORSHIP',
    content:
      '“Through him, then, let’s offer up a sacrifice of praise to God continually, that is, the fruit of lips which proclaim allegiance to his name.”',
    reference: 'Hebrews 13:15',
  },
] as const satisfies readonly { picture: PictureName; [field: string]: string }[]

/**
 * The photos of the gallery. The collage shows the first ten at first, in this order (Spec §2.2.4).
 */
export const GALLERY_PHOTOS: readonly PictureName[] = [
  'stage-beams',
  'candle-vigil',
  'sunrise-ridges',
  'guitar-haze',
  'sun-disc',
  'parol-lanterns',
  'rice-terraces',
  'sea-of-flags',
  'umbrellas-rain',
  'palms-gathering',
  'hands-gold',
  'choir-director',
  'arena-lights',
  'jeepney-street',
  'prayer-circle',
  'fireworks-bay',
  'bangka-dawn',
  'capiz-window',
  'hill-chapel',
  'volcano-morning',
]

export const HOME_SECTIONS = {
  strip: { heading: 'Four ways to live it', hint: 'Swipe' },
  video: {
    heading: "This Year's Downloading of Theme",
    text: 'Before a word was chosen, leaders from Luzon, Visayas and Mindanao prayed and listened together. This is how the theme was received, and why.',
    startSeconds: 4,
  },
  gallery: {
    heading: 'National Worship Celebration 2024',
    text: 'One afternoon in March, one song at a time: churches from every region before one Name.',
  },
  countdown: {
    heading: 'NATIONWIDE SIMULTANEOUS CELEBRATION',
    date: 'November 30, 2025',
    hours: '1:00PM - 10:00PM',
    // 18:00 in Manila. The countdown counts to this time, although the written hours differ (Spec
    // §9).
    startsAt: '2025-11-30T10:00:00.000Z',
    startsAt_tz: 'Asia/Manila' as const,
    live: 'THE EVENT IS LIVE!',
    button: 'Find your province',
    buttonAddress: '/yearly-events?open=true',
    mapCaption: '82 provinces, each one a pane of light.',
  },
  testimonies: { heading: 'Powerful Testimonies of Impact' },
  form: {
    heading: 'Share Your Testimony',
    text: 'What has Jesus done in your church, your family or your town? Tell it in your own words. Somebody reads every one.',
    note: 'We may feature your story, the way you choose. Your email is never shown.',
  },
  seo: {
    title: 'One nation. One worship. One name.',
    description:
      'Churches across the Philippines exalting the name of Jesus together: the theme of the year, the celebration in 82 provinces, photos and testimonies.',
  },
}
