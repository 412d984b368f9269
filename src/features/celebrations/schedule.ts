const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** For a field of the content panel: a time of day such as 13:00. */
export const checkTime = (value: string | null | undefined): true | string =>
  TIME.test(value ?? '') || 'Please enter a time such as 13:00'

/** A celebration in Philippine time. */
export interface Schedule {
  /** `2025-11-30`. */
  date: string
  /** `13:00`. */
  startsAt: string
  endsAt: string
  isYearly: boolean
  place: string
}

/** The Philippines have kept this offset since 1990, without summer time. */
export const MANILA_OFFSET = '+08:00'

/** A moment of the schedule with its offset, as ISO 8601. */
export const atManila = (date: string, time: string): string => `${date}T${time}:00${MANILA_OFFSET}`
