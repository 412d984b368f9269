export interface NavigationLink {
  href: string
  label: string
}

/** A link of the menu. With `links` it is shown as a submenu (Spec §2.1). */
export interface NavigationEntry extends NavigationLink {
  links?: NavigationLink[]
}

export const isCurrentLink = ({ href }: NavigationLink, current: string | undefined): boolean =>
  current !== undefined && href === current

/** True for a link that opens a PDF on the Resources page. */
export const isDocumentLink = ({ href }: NavigationLink): boolean => href.includes('?showPDF=')

/**
 * `LETTER` is the width of an average letter and `ROOM` the space around an entry's words, in em of
 * the top bar.
 */
const LETTER = 0.52
const ROOM = 1.75
/**
 * The room for entries beside the movement's name, in em: `BAR` on screens of 72rem, `WIDE_BAR` on
 * screens of 90rem.
 */
const BAR = 58
const WIDE_BAR = 74

const widthOf = (entries: readonly NavigationEntry[]): number =>
  entries.reduce(
    (sum, { label, links }) => sum + label.length * LETTER + ROOM + (links ? 1.25 : 0),
    0,
  )

/**
 * Returns the screen width from which the entries fit: `xl` is 72rem, `wide` is 90rem. Null when
 * they do not fit on any screen.
 */
export function barBreakpoint(entries: readonly NavigationEntry[]): 'xl' | 'wide' | null {
  const width = widthOf(entries)
  if (width <= BAR) return 'xl'
  return width <= WIDE_BAR ? 'wide' : null
}

/** The edges of the action's button and the gap before it, in em. */
const BUTTON_ROOM = 4.5

/**
 * True when the bar, on a screen of 90rem, has room for the action. Entries that fit on no screen
 * are not in the bar and take no room.
 */
export const hasRoomForAction = (
  action: NavigationLink,
  entries: readonly NavigationEntry[],
): boolean =>
  (barBreakpoint(entries) ? widthOf(entries) : 0) + action.label.length * LETTER + BUTTON_ROOM <=
  WIDE_BAR

export function splitIntoColumns<T>(links: readonly T[]): [T[], T[]] {
  const half = Math.ceil(links.length / 2)
  return [links.slice(0, half), links.slice(half)]
}
