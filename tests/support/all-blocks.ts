const textOf = (words: string) => {
  const end = { version: 1, format: '', indent: 0, direction: null }
  const word = { type: 'text', text: words, version: 1, detail: 0, format: 0, mode: 'normal' }
  return {
    root: {
      ...end,
      type: 'root',
      children: [{ ...end, type: 'paragraph', textFormat: 0, children: [word] }],
    },
  }
}

interface Shown {
  photos: readonly number[]
  document: number
  form: number
  /** Added to many texts and names. Tests pass a long word to check that the page still fits. */
  word?: string
}

export const makeAllBlocks = ({
  photos: [picture, ...photos],
  document,
  form,
  word = '',
}: Shown) => [
  { blockType: 'text', text: textOf(`We meet on Sundays. ${word}`) },
  {
    blockType: 'questions',
    items: [
      { question: 'Who may come?', answer: `All. ${word}` },
      { question: `And children ${word}?`, answer: 'Too.' },
    ],
  },
  { blockType: 'quote', quote: `We left as one. ${word}`, person: `Ana ${word}` },
  { blockType: 'picture', picture, caption: `Under a picture ${word}`, size: 'full' },
  { blockType: 'gallery', heading: 'Our photos', photos },
  {
    blockType: 'film',
    heading: `The film ${word}`,
    poster: picture,
    address: 'https://youtu.be/aqz-KE-bpKQ',
  },
  {
    blockType: 'people',
    heading: 'Who leads',
    items: [{ name: `Ana ${word}`, task: `Music ${word}`, picture }],
  },
  {
    blockType: 'columns',
    heading: 'Three ways',
    items: [
      { title: word || 'Give', text: `As you can. ${word}`, to: '/merch', link: 'Give' },
      { title: 'Pray' },
      { title: 'Come', picture },
    ],
  },
  {
    blockType: 'button',
    to: '/merch',
    link: 'Shop with us',
    note: `Delivery is charged separately. ${word}`,
  },
  { blockType: 'form', form, link: 'Register' },
  { blockType: 'document', document },
  { blockType: 'dates', heading: 'The dates', which: 'both' },
  { blockType: 'map', heading: 'Where we gather', text: `All provinces. ${word}` },
  { blockType: 'form', form, link: 'Register' },
  { blockType: 'gallery', heading: 'Our photos', photos },
  { blockType: 'next', text: 'One step more.', to: '/core-values', link: 'Come along' },
]
