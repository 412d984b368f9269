import { PageHead } from '@/components/site/page-head'
import { Verse } from '@/components/site/verse'
import type { CoreValuesContent } from '../present'

/** Spec §2.3: the first letters of the values spell a word down the page. */
export function CoreValues({ page }: { page: CoreValuesContent }) {
  return (
    <>
      <PageHead title={page.heading} lead={page.lead} />
      <ol className="wrap pb-(--section)">
        {page.values.map(({ id, title, text, verse, reference }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,4rem)_minmax(0,1fr)] gap-x-5 border-t-2 border-text py-[clamp(1.75rem,3.5vw,3.5rem)] sm:grid-cols-[minmax(0,8rem)_minmax(0,1fr)] lg:grid-cols-12 lg:gap-x-(--gap)"
          >
            <span
              aria-hidden
              className="type-display text-[clamp(5rem,14vw,9rem)] leading-[0.74] tracking-(--track-display) uppercase lg:col-span-3"
            >
              {title.charAt(0)}
            </span>
            <div className="grid gap-x-(--gap) gap-y-6 lg:col-span-9 lg:grid-cols-9">
              <div className="lg:col-span-5">
                <h2 className="type-display text-2xl leading-[1.05]">{title}</h2>
                <p className="mt-3 max-w-[46ch] text-text-2">{text}</p>
              </div>
              <Verse text={verse} reference={reference} className="max-w-[30ch] lg:col-span-4" />
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}
