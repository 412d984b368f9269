/**
 * The product's own sample pictures, in media/seed. An editor replaces all of them at /cms; the
 * text is what each shows, for people who cannot see it.
 */
export const PICTURES = {
  'stage-beams': 'A crowd with raised hands under crossing beams of stage light',
  'hands-gold': 'Raised hands against warm, out-of-focus stage lights',
  'sunrise-ridges': 'Sunrise over layered island ridgelines and a calm sea',
  'candle-vigil': 'Candles held close in a dark crowd, flames soft in the distance',
  'jeepney-street': 'A jeepney with bright headlights on a wet, lantern-lit street at night',
  'capiz-window': 'Morning light through a capiz-shell window falling across a quiet room',
  'sea-of-flags': 'A sea of coloured flags lifted over a crowd at dusk',
  'rice-terraces': 'Mist lifting from rice terraces at first light',
  'arena-lights': 'An arena bowl glittering with thousands of held-up lights',
  'sun-disc': 'One worshipper with open arms against a huge rising sun',
  'parol-lanterns': 'Star lanterns of capiz glowing above a street',
  'hill-chapel': 'A lit chapel on a hill beneath a field of stars',
  'bangka-dawn': 'Outrigger boats resting on mirror-still water at dawn',
  'prayer-circle': 'A circle of people praying with arms around each other',
  'choir-director': 'A choir director, arms wide, leading rows of singers under warm light',
  'umbrellas-rain': 'Glowing umbrellas in the rain as people keep worshipping',
  'fireworks-bay': 'Fireworks over a bay as a crowd looks on',
  'palms-gathering': 'An evening gathering beneath coconut palms and string lights',
  'guitar-haze': 'A guitarist in silhouette, wrapped in stage haze',
  'volcano-morning': 'A perfect volcano cone and a bell tower at daybreak',
  'hero-living-sacrifice': 'A crowd with raised hands before a burst of golden light',
  'hero-answer-the-call': 'A row of people on a ridge facing the sunrise',
  'hero-crucify-the-flesh': 'People standing around a cross on a hill before a red sky',
  'hero-unpopular-route': 'One person climbing a narrow mountain path under the stars',
  'hero-acceptable-worship': 'Raised hands before a stage lit in violet and gold',
  'og-card': 'One Name. One nation. One worship. One name.',
} as const

/** A sample picture: the name of its file without the ending. */
export type PictureName = keyof typeof PICTURES
