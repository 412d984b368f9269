/** Keeps a text on one line, except on the narrowest screens, where it would not fit. */
export const NoBreak = ({ children }: { children: string }) => (
  <span className="min-[16rem]:whitespace-nowrap">{children}</span>
)

const WHEN =
  /((?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(?:, \d{4})?|\b\d{1,2}(?::\d{2})? ?[AP]M\b)/
/**
 * The most characters of a name that is kept on one line. A longer one would not fit on a phone.
 */
const LONGEST_NAME = 24

const isName = (word: string) => word.length <= LONGEST_NAME && /\p{L}-\p{L}/u.test(word)

/** Cuts the text into pieces, of which every second is a name with a hyphen. */
function cutAtNames(text: string): string[] {
  const pieces = ['']
  for (const word of text.split(/( )/)) {
    if (isName(word)) pieces.push(word, '')
    else pieces[pieces.length - 1] += word
  }
  return pieces
}

/**
 * Keeps dates, times and names with a hyphen on one line. `text` may be missing, because in the
 * preview of a draft a required text can still be empty.
 */
export const NoBreakText = ({ text }: { text: string | null | undefined }) =>
  (text ?? '')
    .split(WHEN)
    .flatMap((part, at) => (at % 2 === 1 ? [part] : cutAtNames(part)))
    .map((part, at) =>
      at % 2 === 1 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not move
        <NoBreak key={at}>{part}</NoBreak>
      ) : (
        part
      ),
    )
