import { type Schedule, weekInMonth } from './schedule'

const ZONE = 'Asia/Manila'
const LINE_BYTES = 75

/** Escapes comma, semicolon, backslash and line end (RFC 5545 §3.3.11). */
const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')

/** Folds a line at 75 bytes; continuation lines begin with a space (RFC 5545 §3.1). */
export function foldCalendarLine(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const character of line) {
    if (Buffer.byteLength(part + character) > LINE_BYTES) {
      parts.push(part)
      part = ' '
    }
    part += character
  }
  return [...parts, part].join('\r\n')
}

const localTime = (date: string, time: string) =>
  `${date.replaceAll('-', '')}T${time.replace(':', '')}00`

const universalTime = (moment: Date) => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** Defines Philippine time, so that calendars do not take the hours for local ones elsewhere. */
const TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0800',
  'TZOFFSETTO:+0800',
  'TZNAME:PST',
  'END:STANDARD',
  'END:VTIMEZONE',
]

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** Returns the rule for a yearly event, or null for one that does not repeat (RFC 5545 §3.3.10). */
function repetition({ date, repeats }: Schedule): string | null {
  if (repeats === 'no') return null
  if (repeats === 'date') return 'RRULE:FREQ=YEARLY'
  const day = new Date(`${date}T00:00:00Z`)
  const weekday = WEEKDAYS[day.getUTCDay()]
  return `RRULE:FREQ=YEARLY;BYMONTH=${day.getUTCMonth() + 1};BYDAY=${weekInMonth(date)}${weekday}`
}

interface CalendarEvent {
  /** The same id for every version of the event, so that calendars replace the earlier one. */
  uid: string
  title: string
  text: string
  url: string
  schedule: Schedule
  updatedAt: Date
}

export function calendarFile({ uid, title, text, url, schedule, updatedAt }: CalendarEvent) {
  const { date, startsAt, endsAt, place } = schedule
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Celebrations//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...TIME_ZONE,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${universalTime(updatedAt)}`,
    `DTSTART;TZID=${ZONE}:${localTime(date, startsAt)}`,
    `DTEND;TZID=${ZONE}:${localTime(date, endsAt)}`,
    repetition(schedule),
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    `LOCATION:${escapeText(place)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines
    .filter((line) => line !== null)
    .map((line) => `${foldCalendarLine(line)}\r\n`)
    .join('')
}

export const calendarResponse = (file: string, name: string): Response =>
  new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-cache',
    },
  })
