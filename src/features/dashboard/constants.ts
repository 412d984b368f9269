/** Days of the sparkline, today included. */
export const TREND_DAYS = 30
export const TOP_FORMS = 5
export const RECENT_ACTIVITY = 10
