import type { ReactNode } from 'react'
import { PageHead } from '@/components/site/page-head'
import { cx } from '@/components/ui/cx'
import type { MerchContent } from '../present'
import { StoreFrame } from './store-frame'

/** Spec §2.3: first that the buyer pays delivery, then the store. */
export function Merch({ page }: { page: MerchContent }) {
  const { storeAddress, delivery, help, notes } = page
  return (
    <>
      <PageHead title={page.heading} lead={page.lead} />
      <div className="wrap grid print:block items-start gap-x-(--gap) gap-y-7 pb-(--section) md:grid-cols-[minmax(0,65fr)_minmax(0,35fr)]">
        <aside
          aria-label="About ordering"
          className="md:sticky md:top-24 md:order-last md:pl-[clamp(1rem,2vw,2rem)]"
        >
          <Note title={delivery.title} isKey>
            {delivery.text}
          </Note>
          <Note title={help.title}>
            {help.text}{' '}
            <a href={storeAddress} target="_blank" rel="noopener">
              {help.linkLabel}
            </a>
            .
          </Note>
          {notes.map(({ id, title, text, email }) => (
            <Note key={id} title={title}>
              {text} {email && <a href={`mailto:${email}`}>{email}</a>}
            </Note>
          ))}
        </aside>
        <StoreFrame address={storeAddress} helpTitle={help.title} helpLink={help.linkLabel} />
      </div>
    </>
  )
}

interface NoteProps {
  title: string
  /** The one that must be read carries the gold rule. */
  isKey?: boolean
  children: ReactNode
}

function Note({ title, isKey, children }: NoteProps) {
  return (
    <section
      className={cx('py-5', isKey ? 'border-t-3 border-gold-400' : 'border-t border-line-2')}
    >
      <h2 className="text-md font-semibold">{title}</h2>
      {/* Not in `ch`, which is another width until the typeface has come. */}
      <p className="mt-1 max-w-[22rem] text-sm text-text-2 [&_a]:text-link [&_a]:underline [&_a]:underline-offset-3">
        {children}
      </p>
    </section>
  )
}
