/**
 * A date, hours or a name such as Tawi-Tawi that stays on one line; on the narrowest screens, where
 * it would not fit, it may break.
 */
export const Unbroken = ({ children }: { children: string }) => (
  <span className="min-[16rem]:whitespace-nowrap">{children}</span>
)

/** A name whose words with a hyphen stay whole. */
export const UnbrokenName = ({ name }: { name: string }) =>
  name.split(/( )/).map((word, at) =>
    word.includes('-') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name do not move
      <Unbroken key={at}>{word}</Unbroken>
    ) : (
      word
    ),
  )
