import type { ReactNode } from 'react'
import { PageHead } from '@/components/site/page-head'
import { cx } from '@/components/ui/cx'
import type { MerchContent } from '../present'
import { StoreFrame } from './store-frame'

interface MerchProps {
  page: MerchContent
  children?: ReactNode
}

export function Merch({ page, children }: MerchProps) {
  const { storeAddress, delivery, help, notes } = page
  return (
    <>
      <PageHead title={page.heading} lead={page.lead} />
      <div className="wrap grid print:block grid-cols-1 gap-x-[clamp(2rem,3.5vw,3.5rem)] gap-y-5 pb-(--section) md:grid-cols-[minmax(0,65fr)_minmax(0,35fr)] md:grid-rows-[auto_1fr] md:gap-y-0">
        <Note title={delivery.title} isKey>
          {delivery.text}
        </Note>
        <div className="md:col-start-1 md:row-span-2 md:row-start-1">
          <StoreFrame address={storeAddress} helpTitle={help.title} helpLink={help.linkLabel} />
        </div>
        <aside aria-label="About ordering">
          <div className="md:sticky md:top-24">
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
          </div>
        </aside>
      </div>
      {children}
    </>
  )
}

interface NoteProps {
  title: string
  isKey?: boolean
  children: ReactNode
}

function Note({ title, isKey, children }: NoteProps) {
  return (
    <section
      className={cx(
        'py-5',
        isKey ? 'border-t-3 border-gold-400 md:col-start-2' : 'border-t border-line-2',
      )}
    >
      <h2
        className={cx('font-semibold', isKey ? 'type-display text-2xl leading-[1.05]' : 'text-md')}
      >
        {title}
      </h2>
      {/* The width is in `rem`, because `ch` changes when the web font loads. */}
      <p className="mt-1.5 max-w-[24rem] text-sm text-text-2 [&_a]:text-link [&_a]:underline [&_a]:underline-offset-3">
        {children}
      </p>
    </section>
  )
}
