import type { ReactNode } from 'react'
import { NextStep } from '@/components/site/next-step'
import { PageHead } from '@/components/site/page-head'
import { Verse } from '@/components/site/verse'
import { paths } from '@/lib/paths'
import type { CoreBeliefsContent } from '../present'

interface CoreBeliefsProps {
  page: CoreBeliefsContent
  children?: ReactNode
}

export function CoreBeliefs({ page, children }: CoreBeliefsProps) {
  return (
    <>
      <PageHead title={page.heading} lead={page.lead} />
      <section aria-labelledby="tenets" className="on-night night-glow py-(--section) text-text">
        <div className="wrap">
          <h2
            id="tenets"
            className="type-display mb-[clamp(2rem,4vw,4rem)] max-w-[16ch] text-3xl leading-[0.98]"
          >
            {page.tenetsHeading}
          </h2>
          <ol>
            {page.tenets.map(({ id, title, text, verse, reference }) => (
              <li
                key={id}
                className="grid gap-x-(--gap) gap-y-4 border-t border-line-2 py-[clamp(2rem,4vw,4rem)] last:pb-0 lg:grid-cols-12"
              >
                <h3 className="type-display max-w-[14ch] text-2xl leading-[1.05] lg:col-span-5">
                  {title}
                </h3>
                <div className="lg:col-span-7">
                  <p className="max-w-[54ch] text-lg leading-normal text-text-2">{text}</p>
                  <Verse
                    text={verse}
                    reference={reference}
                    className="mt-6 max-w-[42ch] border-l-3 border-gold-400 pl-5"
                  />
                </div>
              </li>
            ))}
          </ol>
        </div>
      </section>
      {children}
      <NextStep next={page.next} otherwise={paths.celebrations} />
    </>
  )
}
