import { chooseFilm, type Film } from '@/lib/film'
import { type PictureSource, toPictureSource } from '@/lib/pictures/pictures'
import type { TheDay } from '@/payload-types'
import type { DayPhase } from './day-phase'

export interface DayContent {
  isOn: boolean
  heading: string
  film: Film | null
  strip: Record<DayPhase, string>
  rollCall: { isOpen: boolean; question: string }
  /** The section after the celebration; null until staff release it. */
  happened: WhatHappenedContent | null
}

export interface WhatHappenedContent {
  heading: string
  text: string
  film: Film | null
  numbers: { value: string; label: string }[]
  photos: PictureSource[]
}

function presentHappened(happened: TheDay['happened']): WhatHappenedContent | null {
  if (!happened?.isReleased) return null
  const { heading, text, address, numbers, photos } = happened
  return {
    heading: heading ?? '',
    text: text ?? '',
    film: chooseFilm(address, null, 0),
    numbers: (numbers ?? []).map(({ value, label }) => ({ value, label })),
    photos: (photos ?? []).map(toPictureSource).filter((picture) => picture !== null),
  }
}

export const presentDay = ({ live, rollCall, happened }: TheDay): DayContent => ({
  isOn: live?.isOn ?? false,
  heading: live?.heading ?? '',
  film: chooseFilm(live?.address, null, 0),
  strip: {
    before: live?.strip?.before ?? '',
    during: live?.strip?.during ?? '',
    after: live?.strip?.after ?? '',
  },
  rollCall: { isOpen: rollCall?.isOpen ?? false, question: rollCall?.question ?? '' },
  happened: presentHappened(happened),
})
