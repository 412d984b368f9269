/** Texts about limited places and about when registration is open (decision 066). */
export const PLACES = {
  time: '{day} at {clock}',
  opens: 'Registration opens on {time} (Philippine time).',
  closed: 'Registration closed on {time} (Philippine time).',
  closes:
    'Registration closes on {time} (Philippine time). If you have opened the form by then, you have 15 more minutes to send it.',
  full: 'All places are taken.',
  list: 'All places are taken. You can register for the waiting list.',
  placeLeft: '1 place left',
  placesLeft: '{count} places left',
  rule: 'Waiting list: a place that comes free is offered by email to the next in line, for {hours} hours (not counting 9 PM to 7 AM).',
  optionFull: 'full',
  optionList: 'waiting list',
  optionLeft: '{count} left',
  optionGone: 'There is no place left for “{option}”. Please choose something else.',
  opensIn: 'Time until registration opens',
  days: 'days',
  hours: 'hours',
  minutes: 'minutes',
  seconds: 'seconds',
}
