/**
 * A date, hours or a name such as Tawi-Tawi that stays on one line; on the narrowest screens, where
 * it would not fit, it may break.
 */
export const Unbroken = ({ children }: { children: string }) => (
  <span className="min-[16rem]:whitespace-nowrap">{children}</span>
)

const WHOLE =
  /(\b\p{Lu}\p{L}{1,20}-\p{Lu}\p{L}{1,20}\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(?:, \d{4})?\b|\b\d{1,2}(?::\d{2})? ?[AP]M\b)/u

/** A text whose dates, hours and names with a hyphen stay whole. */
export const WholeWords = ({ text }: { text: string }) =>
  // The parts that match are every second one.
  text.split(WHOLE).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not move
      <Unbroken key={at}>{part}</Unbroken>
    ) : (
      part
    ),
  )
