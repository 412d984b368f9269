/** Why something that a visitor sent is kept apart until somebody of the staff has looked at it. */
export interface Suspicion {
  /** From `APART_FROM` on. */
  score: number
  /** Sentences for staff, the heaviest first. */
  reasons: string[]
}

/** One sign that nobody was there; none of them is a proof. */
export interface Sign {
  points: number
  reason: string
}

/** What two ordinary signs do not reach. */
export const APART_FROM = 3

/** Null while the signs together are too few. */
export function judge(signs: readonly Sign[]): Suspicion | null {
  const score = signs.reduce((sum, { points }) => sum + points, 0)
  if (score < APART_FROM) return null
  const heaviest = signs.toSorted((a, b) => b.points - a.points)
  return { score, reasons: heaviest.map(({ reason }) => reason) }
}

/** How a form of ours says that it was a page, and that nobody filled in what nobody can see. */
export interface PageSigns {
  /** As `issueFormToken` made it; null without one. */
  token: string | null
  /** What stands in the field that people cannot see. */
  unseen: string
}

export const FORM_TOKEN_NAME = 'formToken'
/** Programs fill in what is called so; browsers know nothing to put there. */
export const UNSEEN_NAME = 'homepage'

/** What the page carries unseen, by the name of its input. */
export type HiddenParts = Partial<Record<typeof FORM_TOKEN_NAME | typeof UNSEEN_NAME, string>>

/** Those that hold anything, for whoever sends the form by script. */
export function readHidden(values: FormData): HiddenParts {
  const parts = [FORM_TOKEN_NAME, UNSEEN_NAME].map((name) => [name, values.get(name)] as const)
  return Object.fromEntries(parts.filter(([, value]) => typeof value === 'string' && value !== ''))
}
