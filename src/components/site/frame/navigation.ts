/** A link of the menu, the drawer or the footer. */
export interface NavigationLink {
  href: string
  label: string
}

/** A link, or a name with links under it, such as Resources (Spec §2.1). */
export interface NavigationEntry extends NavigationLink {
  links?: NavigationLink[]
}

/** True for a link to the page with this path. */
export const leadsTo = ({ href }: NavigationLink, current: string | undefined): boolean =>
  current !== undefined && href === current

/**
 * True for a link that opens a PDF on the Resources page. The submenu marks such a link with “PDF”.
 */
export const isDocument = ({ href }: NavigationLink): boolean => href.includes('?showPDF=')

/**
 * Widths in em of the top bar's small text: an average letter, and the space around the words of an
 * entry.
 */
const LETTER = 0.52
const ROOM = 1.75
/**
 * The width in em that is left beside the movement's name: on a screen of 72rem, and on one of
 * 90rem.
 */
const BAR = 58
const WIDE_BAR = 74

const widthOf = (entries: readonly NavigationEntry[]): number =>
  entries.reduce(
    (sum, { label, links }) => sum + label.length * LETTER + ROOM + (links ? 1.25 : 0),
    0,
  )

/**
 * Returns the width from which on the entries fit into the top bar in one line: `xl` is 72rem,
 * `wide` 90rem; null when they never fit, so that only the drawer has them.
 */
export function barBreakpoint(entries: readonly NavigationEntry[]): 'xl' | 'wide' | null {
  const width = widthOf(entries)
  if (width <= BAR) return 'xl'
  return width <= WIDE_BAR ? 'wide' : null
}

/** The space around the words of the button, in em: its edges and the gap before it. */
const BUTTON_ROOM = 4.5

/** True when the button of the top bar fits beside the entries on a screen of 90rem. */
export const hasRoomFor = (action: NavigationLink, entries: readonly NavigationEntry[]): boolean =>
  (barBreakpoint(entries) ? widthOf(entries) : 0) + action.label.length * LETTER + BUTTON_ROOM <=
  WIDE_BAR

/** Splits the links into two columns; the first has at most one more. */
export function splitIntoColumns<T>(links: readonly T[]): [T[], T[]] {
  const half = Math.ceil(links.length / 2)
  return [links.slice(0, half), links.slice(half)]
}
