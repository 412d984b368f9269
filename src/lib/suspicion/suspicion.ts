/** Why something that a visitor sent is set aside until staff have checked it. */
export interface Suspicion {
  /** The total points of the signs, at least `SUSPICION_THRESHOLD`. */
  score: number
  /** Sentences for staff, the strongest reason first. */
  reasons: string[]
}

/** A sign that a program, not a person, sent the form. None is a proof. */
export interface Sign {
  points: number
  reason: string
}

/**
 * Registrations and testimonies with at least this many points are set aside. One ordinary sign, of
 * 1 or 2 points, is not enough; one strong sign of 3 points is.
 */
export const SUSPICION_THRESHOLD = 3

/** Adds up the signs; null when their total is below `SUSPICION_THRESHOLD`. */
export function suspicionFrom(signs: readonly Sign[]): Suspicion | null {
  const score = signs.reduce((sum, { points }) => sum + points, 0)
  if (score < SUSPICION_THRESHOLD) return null
  const heaviest = signs.toSorted((a, b) => b.points - a.points)
  return { score, reasons: heaviest.map(({ reason }) => reason) }
}

/**
 * What the page's hidden inputs say: whether a page of ours was used, and whether a program filled
 * in the field that people cannot see.
 */
export interface PageSigns {
  /** The token of the page (`issueFormToken`); null without one. */
  token: string | null
  /** The content of the field that people cannot see. */
  unseen: string
  /**
   * The number of answers that the page's URL filled in and the visitor did not change, as the page
   * reports.
   */
  prefilled?: number
}

export const FORM_TOKEN_NAME = 'formToken'
/**
 * The name of the field that people cannot see. Programs tend to fill in a field of this name.
 * Browsers do not fill it in, because they have no saved value for it.
 */
export const HONEYPOT_NAME = 'homepage'

/**
 * The name of the input with the number of answers that the URL filled in and nobody changed. The
 * input exists only when the URL filled in some.
 */
export const PREFILLED_NAME = 'prefilled'

const HIDDEN_NAMES = [FORM_TOKEN_NAME, HONEYPOT_NAME, PREFILLED_NAME] as const

/** The page's hidden inputs by name. */
export type HiddenParts = Partial<Record<(typeof HIDDEN_NAMES)[number], string>>

/** Reads the signs from the hidden inputs as they were sent. */
export function signsFrom(
  sent: (name: (typeof HIDDEN_NAMES)[number]) => string | undefined,
): PageSigns {
  const prefilled = Number.parseInt(sent(PREFILLED_NAME) ?? '', 10)
  return {
    token: sent(FORM_TOKEN_NAME) || null,
    unseen: sent(HONEYPOT_NAME) ?? '',
    prefilled: Math.max(0, prefilled || 0),
  }
}

/** Returns the hidden inputs that have a value, so that a script can send them. */
export function readHidden(values: FormData): HiddenParts {
  const parts = HIDDEN_NAMES.map((name) => [name, values.get(name)] as const)
  return Object.fromEntries(parts.filter(([, value]) => typeof value === 'string' && value !== ''))
}
