/** File names in media/seed without their extension, with the pictures' alternative texts. */
export const PICTURES = {
  'stage-beams':
    'Gold and blue beams of light crossing in the haze above an empty stage with a cross of light',
  'hands-gold': 'Ripe heads of rice bowed in golden light from behind',
  'sunrise-ridges': 'The sun low over mountain ridges fading one behind another into morning fog',
  'candle-vigil':
    'Lit candles close together, flames behind them dissolving into soft gold circles',
  'jeepney-street':
    'Headlights and strings of coloured bulbs, out of focus, reflected in a wet street at night',
  'capiz-window': 'Panes of capiz shell close up, gold light and the shadow of a palm behind them',
  'sea-of-flags': 'Gold, white and red flags streaming in the wind, lit from behind by a low sun',
  'rice-terraces': 'Flooded rice terraces mirroring the first light of the sky',
  'arena-lights':
    'A dark arena filled with thousands of small lights, beams fanning out from the stage',
  'sun-disc': 'The sun rising over far ridges, coconut palms in front in orange haze',
  'parol-lanterns': 'Star-shaped parol lanterns of shell glowing at dusk',
  'hill-chapel':
    'A low stone church with stepped buttresses and its own bell tower, door and windows lit, coconut palms beside it and hills behind at dusk',
  'bangka-dawn': 'An outrigger boat on a calm sea at dawn, islands behind it',
  'prayer-circle':
    'Twelve plain white candles burning in a ring on a stone floor, seen from slightly above',
  'choir-director': 'An open book of music on a stand under a small brass lamp in a dark hall',
  'umbrellas-rain': 'Gold, white and red umbrellas seen from above over a wet street',
  'fireworks-bay': 'Gold and red fireworks above a dark bay, mirrored in the water',
  'palms-gathering':
    'Strings of warm bulbs between coconut palms above tables on a beach at nightfall',
  'guitar-haze': 'Guitar strings and frets close up, stage lights soft in the haze behind',
  'volcano-morning': 'A perfect volcano cone rising from morning mist, coconut palms on the plain',
  'hero-living-sacrifice': 'A candle burning alone in a dark room',
  'hero-answer-the-call': 'A lighthouse on a dark headland above a calm sea at sunset',
  'hero-crucify-the-flesh': 'Three crosses on a hill against an orange evening sky',
  'hero-unpopular-route': 'A narrow path winding up to a mountain peak in morning haze',
  'hero-acceptable-worship': 'A tall window of capiz-shell panes, lit gold in the dark',
  'capiz-wall': 'A wall of capiz-shell panes lit gold from behind',
  'og-card': 'The name One Name before a wall of capiz-shell panes lit gold from behind',
} as const

/** Focal points of the pictures, in percent from the left and from the top. */
export const FOCAL_POINTS: Partial<Record<PictureName, readonly [x: number, y: number]>> = {
  'arena-lights': [44, 38],
  'bangka-dawn': [52, 62],
  'candle-vigil': [62, 55],
  'capiz-wall': [70, 50],
  'choir-director': [42, 60],
  'fireworks-bay': [52, 40],
  'guitar-haze': [45, 55],
  'hands-gold': [60, 42],
  'hero-acceptable-worship': [64, 50],
  'hero-answer-the-call': [76, 66],
  'hero-crucify-the-flesh': [61, 45],
  'hero-living-sacrifice': [69, 55],
  'hero-unpopular-route': [59, 38],
  'hill-chapel': [66, 52],
  'palms-gathering': [50, 40],
  'parol-lanterns': [53, 50],
  'rice-terraces': [45, 75],
  'sea-of-flags': [58, 55],
  'stage-beams': [50, 55],
  'sun-disc': [50, 42],
  'sunrise-ridges': [64, 30],
  'umbrellas-rain': [45, 50],
  'volcano-morning': [50, 45],
}

export type PictureName = keyof typeof PICTURES
