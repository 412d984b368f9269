export interface Suspicion {
  score: number
  /** For staff, the strongest first. */
  reasons: string[]
}

/** A sign that a program, not a person, sent the form. None is a proof. */
export interface SuspicionSign {
  points: number
  reason: string
}

/**
 * From this score on, a submission is suspected. One ordinary sign of 1 or 2 points is not enough,
 * but one strong sign of 3 points is.
 */
const SUSPICION_THRESHOLD = 3

export function suspicionFrom(signs: readonly SuspicionSign[]): Suspicion | null {
  const score = signs.reduce((sum, { points }) => sum + points, 0)
  if (score < SUSPICION_THRESHOLD) return null
  const heaviest = signs.toSorted((a, b) => b.points - a.points)
  return { score, reasons: heaviest.map(({ reason }) => reason) }
}

export interface PageSigns {
  token: string | null
  /** Content of the field that people cannot see. */
  unseen: string
  /**
   * How many answers the page's URL filled in and the visitor did not change, as the page reports.
   */
  prefilled?: number
}

export const FORM_TOKEN_NAME = 'formToken'
/** Programs tend to fill in a field of this name; browsers have no saved value for it. */
export const HONEYPOT_NAME = 'homepage'

export const PREFILLED_NAME = 'prefilled'

const HIDDEN_NAMES = [FORM_TOKEN_NAME, HONEYPOT_NAME, PREFILLED_NAME] as const

export type HiddenFields = Partial<Record<(typeof HIDDEN_NAMES)[number], string>>

export function pageSignsFrom(
  sent: (name: (typeof HIDDEN_NAMES)[number]) => string | undefined,
): PageSigns {
  const prefilled = Number.parseInt(sent(PREFILLED_NAME) ?? '', 10)
  return {
    token: sent(FORM_TOKEN_NAME) || null,
    unseen: sent(HONEYPOT_NAME) ?? '',
    prefilled: Math.max(0, prefilled || 0),
  }
}

export function readHiddenFields(values: FormData): HiddenFields {
  const parts = HIDDEN_NAMES.map((name) => [name, values.get(name)] as const)
  return Object.fromEntries(parts.filter(([, value]) => typeof value === 'string' && value !== ''))
}
