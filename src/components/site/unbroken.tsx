/**
 * A date, hours or a name such as Tawi-Tawi that stays on one line; on the narrowest screens, where
 * it would not fit, it may break.
 */
export const Unbroken = ({ children }: { children: string }) => (
  <span className="min-[16rem]:whitespace-nowrap">{children}</span>
)

const WHEN =
  /((?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(?:, \d{4})?|\b\d{1,2}(?::\d{2})? ?[AP]M\b)/
/** A longer word with a hyphen would not fit beside others on a phone. */
const LONGEST_NAME = 24

const isName = (word: string) => word.includes('-') && word.length <= LONGEST_NAME

/** A text whose dates, hours and names with a hyphen stay whole. */
export const WholeWords = ({ text }: { text: string }) =>
  // Of the dates and hours each is a part of its own, every second one.
  text
    .split(WHEN)
    .flatMap((part, at) => (at % 2 === 1 ? [part] : part.split(/( )/)))
    .map((part, at) =>
      isName(part) || WHEN.test(part) ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not move
        <Unbroken key={at}>{part}</Unbroken>
      ) : (
        part
      ),
    )
