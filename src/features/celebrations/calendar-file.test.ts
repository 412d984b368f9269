import { expect, it } from 'vitest'
import { calendarFile, foldCalendarLine } from './calendar-file'

const EVENT = {
  uid: 'november@example.org',
  title: 'Nationwide Celebration, in every province',
  text: 'One hour; one song\nBring friends \\ family',
  url: 'https://example.org/yearly-events',
  schedule: {
    date: '2025-11-30',
    startsAt: '13:00',
    endsAt: '22:00',
    repeats: 'date' as const,
    place: 'Batanes, Tawi-Tawi',
  },
  updatedAt: new Date('2025-06-01T02:03:04.567Z'),
}

const linesOf = (file: string) => file.replace(/\r\n /g, '').split('\r\n')

it('tells the hour in Philippine time and brings the zone along', () => {
  const lines = linesOf(calendarFile(EVENT))
  expect(lines).toContain('DTSTART;TZID=Asia/Manila:20251130T130000')
  expect(lines).toContain('DTEND;TZID=Asia/Manila:20251130T220000')
  expect(lines).toContain('DTSTAMP:20250601T020304Z')
  const zone = lines.slice(lines.indexOf('BEGIN:VTIMEZONE'), lines.indexOf('END:VTIMEZONE'))
  expect(zone).toContain('TZID:Asia/Manila')
  expect(zone).toContain('TZOFFSETTO:+0800')
})

it('repeats by date, by weekday or not at all', () => {
  expect(calendarFile(EVENT)).toContain('RRULE:FREQ=YEARLY\r\n')
  const on = (date: string, repeats: 'no' | 'weekday') =>
    calendarFile({ ...EVENT, schedule: { ...EVENT.schedule, date, repeats } })
  expect(on('2026-03-28', 'weekday')).toContain('RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SA\r\n')
  expect(on('2026-03-14', 'weekday')).toContain('RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SA\r\n')
  expect(on('2026-03-28', 'no')).not.toContain('RRULE')
})

it('lets no text end its line', () => {
  const lines = linesOf(calendarFile(EVENT))
  expect(lines).toContain('SUMMARY:Nationwide Celebration\\, in every province')
  expect(lines).toContain('DESCRIPTION:One hour\\; one song\\nBring friends \\\\ family')
})

it('folds at 75 bytes, never inside a letter', () => {
  const line = `SUMMARY:${'ñ'.repeat(90)}`
  const folded = foldCalendarLine(line)
  for (const part of folded.split('\r\n')) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75)
  expect(folded.replace(/\r\n /g, '')).toBe(line)
})

it('ends every line as the standard asks', () => {
  expect(calendarFile(EVENT).replace(/\r\n/g, '')).not.toMatch(/[\r\n]/)
  expect(calendarFile(EVENT)).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/)
})
