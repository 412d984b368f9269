import { format } from 'date-fns'

/** Spec §9: dates in tables, in the reader's own time zone. */
export const formatTableDate = (date: Date | string) => format(date, 'MMM d, yyyy HH:mm')

/** Spec §9: dates in the details dialog. */
export const formatDetailsDate = (date: Date | string) => format(date, "MMMM d, yyyy 'at' HH:mm")

/** Where the ministry's day begins and ends, whoever looks. */
export const MINISTRY_TIME_ZONE = 'Asia/Manila'
