/** Time zones of the movement's churches; the first is the default. */
export const TIME_ZONES = [
  { label: 'Manila', value: 'Asia/Manila' },
  { label: 'Singapore', value: 'Asia/Singapore' },
  { label: 'Tokyo', value: 'Asia/Tokyo' },
  { label: 'Dubai', value: 'Asia/Dubai' },
  { label: 'London', value: 'Europe/London' },
  { label: 'New York', value: 'America/New_York' },
  { label: 'Los Angeles', value: 'America/Los_Angeles' },
]
