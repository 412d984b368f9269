import { buttonStyles } from '@/components/site/control-styles'
import { ShortPage } from '@/components/site/short-page'
import { paths } from '@/lib/paths'
import type { OWN_PAGE_WORDS } from '@/lib/words/english/own'
import { fillPlaceholders } from '@/lib/words/fill'

interface DeadLinkProps {
  /**
   * Why the link does not work. `wait`: too many invalid links were opened. `addressOver`: the link
   * that confirms an email address can no longer be used.
   */
  dead:
    | 'unknown'
    | 'replaced'
    | 'expired'
    | 'erased'
    | 'removed'
    | 'merged'
    | 'addressOver'
    | 'wait'
  reference: string | null
  words: typeof OWN_PAGE_WORDS
  inPage: (path: string) => string
}

const MAY_ASK: readonly DeadLinkProps['dead'][] = ['unknown', 'replaced', 'expired', 'merged']

export const DeadLink = ({ dead, reference, words, inPage }: DeadLinkProps) => (
  <ShortPage heading={words[`${dead}Title`]}>
    <p className="type-lead">
      {fillPlaceholders(words[`${dead}Text`], { reference: reference ?? '' })}
    </p>
    <div className="flex flex-wrap gap-3 max-sm:*:w-full">
      {MAY_ASK.includes(dead) && (
        <a href={inPage(paths.ownLost)} className={buttonStyles('primary')}>
          {words.again}
        </a>
      )}
      <a href={paths.page('support')} className={buttonStyles('line')}>
        {words.write}
      </a>
    </div>
  </ShortPage>
)
